import { hasRight, type MemberRight, memberRights, type MemberRole, memberRoles, mayManage } from './member-rights.js';

describe('what a member may do', () => {
  it.each([
    ['owner', ['collabs', 'offers', 'profile', 'members', 'billing', 'keys', 'transfer', 'close']],
    ['admin', ['collabs', 'offers', 'profile', 'members', 'billing', 'keys']],
    ['member', ['collabs', 'offers']],
  ] as const)('as %s: %j', (role, rights) => {
    const all = Object.keys(memberRights) as MemberRight[];
    expect(all.filter((right) => hasRight(role, right))).toEqual(rights);
  });

  it('is nothing without a role', () => {
    for (const right of Object.keys(memberRights) as MemberRight[])
      for (const nobody of [null, undefined]) expect(hasRight(nobody, right)).toBe(false);
  });

  it('never reaches above oneself', () => {
    const managedBy = (role: MemberRole | undefined) => memberRoles.filter((other) => mayManage(role, other));
    expect(managedBy('owner')).toEqual(['owner', 'admin', 'member']);
    expect(managedBy('admin')).toEqual(['admin', 'member']);
    expect(managedBy('member')).toEqual([]);
    expect(managedBy(undefined)).toEqual([]);
  });
});
