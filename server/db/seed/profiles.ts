import {
  categoryLabel,
  cityLabel,
  type Platform,
  ageBrackets,
  type Attribute,
  attributeLists,
  type AttributeList,
  timesOfDay,
  travelRanges,
} from '../../contract/lists/index.js';
import { type Actor, theProduct } from '../../shared/kernel/index.js';
import { type BrandKey, type DemoBrand, demoBrands } from './brands.js';
import { filePathOf } from '../../contract/rules/file-path.js';
import type { DemoProduct } from './demo-product.js';
import { bioOf, type DemoInfluencer, demoInfluencers, joined } from './influencers.js';
import { demoPicture } from './pictures.js';
import { type SeedClock, SeededRandom } from './seeded.js';
import { weekdays } from '../../contract/rules/opening-hours.js';

/**
 * The actors of the demo world: staff, each brand's owner, and the influencers who have joined, by position in the
 * list.
 */
export type Cast = Readonly<{
  staff: Actor;
  brands: ReadonlyMap<BrandKey, Actor>;
  influencers: readonly Actor[];
}>;

export const addressOf = (name: string): string => `${name}@tastemaker.test`;
const demoPeople: Readonly<Record<number, string>> = { 0: 'influencer', 1: 'both' };
/** How many of the latest to join are waiting for review by staff. */
const toReview = 3;
const platforms: readonly Platform[] = ['instagram', 'tiktok', 'youtube'];

/** Everyone who has a profile or works for us, and people with unusual accounts. */
export async function makeCast(product: DemoProduct, clock: SeedClock, random: SeededRandom): Promise<Cast> {
  clock.set(clock.day(-89, '09:00'));
  const { id } = await product.createPerson.execute(theProduct, {
    email: addressOf('staff'),
    name: 'Sam Rivers',
    staffRole: 'super-user',
  });
  const staff: Actor = { userId: id, role: 'admin', staffRole: 'super-user' };
  const brands = await makeBrands(product, clock, staff);
  await lockAnalytics(product, clock, staff, brands);
  const influencers = await makeInfluencers(product, clock, random, staff);
  await makeTeam(product, clock, brands.get('saltmarsh')!);
  await makePeopleOutOfTheOrdinary(product, clock, brands);
  return { staff, brands, influencers };
}

async function makeBrands(product: DemoProduct, clock: SeedClock, staff: Actor): Promise<Map<BrandKey, Actor>> {
  const owners = new Map<BrandKey, Actor>();
  for (const [key, brand] of Object.entries<DemoBrand>(demoBrands)) {
    const { owner, joinedDaysAgo, plan, salesStage, accountManager, priority, ...details } = brand;
    const email = addressOf(owner.address);
    clock.set(clock.day(-joinedDaysAgo, '10:30'));
    const avatarPath = await keepPicture(product, staff, `${key}.webp`, demoPicture('brands', key));
    const { id: brandId } = await product.createBrand.execute(staff, { ...details, email, avatarPath }, owner.name);

    clock.set(clock.day(3 - joinedDaysAgo, '15:00'));
    const subscribed = plan !== 'basic';
    if (subscribed) await product.startSubscription.execute(theProduct, brandId, plan);
    const progress = { salesStage, accountManager, priority, onboardingStage: subscribed ? 6 : 5 } as const;
    await product.updateBrand.execute(theProduct, brandId, progress, 'Agreed on the first call.');

    const { id: userId } = (await product.users.findByEmail(email))!;
    const profile = { uid: brandId, type: 'brand' } as const;
    owners.set(key as BrandKey, { userId, role: 'brand', profile, memberRole: 'owner' });
  }
  return owners;
}

/** One brand shows what a locked feature looks like. */
async function lockAnalytics(
  { overrideFeature }: DemoProduct,
  clock: SeedClock,
  staff: Actor,
  brands: ReadonlyMap<BrandKey, Actor>,
): Promise<void> {
  clock.set(clock.day(-20, '10:00'));
  const { uid: brandId } = brands.get('finch')!.profile!;
  const reason = 'Locked until the brand has agreed to how its figures are used.';
  await overrideFeature.execute(staff, { brandId, feature: 'analytics', kind: 'lock', reason, until: null });
}

async function makeInfluencers(
  product: DemoProduct,
  clock: SeedClock,
  random: SeededRandom,
  staff: Actor,
): Promise<Actor[]> {
  const actors: Actor[] = [];
  for (const [place, influencer] of demoInfluencers.entries()) {
    const details = detailsOf(influencer, random);
    if (place >= joined) {
      clock.set(clock.day(-random.between(10, 60), '14:00'));
      const avatarPath = await keepPicture(product, staff, `${details.handle}.webp`, faceOf(details));
      await product.addInfluencer.execute(staff, { ...details, avatarPath });
      continue;
    }
    clock.set(clock.day(-random.between(64, 84), '20:15'));
    const avatarPath = await keepPicture(product, staff, `${details.handle}.webp`, faceOf(details));
    const { id: uid, version } = await product.joinInfluencer.execute(theProduct, { ...details, avatarPath });
    await product.changeProfile.execute(theProduct, uid, version, answersOf(place));
    await product.awaitReview.execute(uid, 'new', clock.now());
    if (place < joined - toReview) await product.review.execute(staff, uid, 'approved', null);
    const userId = await accountFor(product, demoPeople[place] ?? details.handle, details.name, uid);
    actors.push({ userId, role: 'influencer', profile: { uid, type: 'influencer' }, memberRole: 'owner' });
  }
  return actors;
}

const faceOf = ({ handle }: { handle: string }): Uint8Array => demoPicture('people', handle);

/** Stored by staff: until the profile is claimed, its picture belongs to them. */
async function keepPicture(
  { keepFile }: DemoProduct,
  staff: Actor,
  name: string,
  content: Uint8Array,
): Promise<string> {
  const { id } = await keepFile.execute(staff, name, content);
  return filePathOf(id);
}

/** Their own account or, for the person who also has a brand, a second profile. */
async function accountFor(product: DemoProduct, address: string, name: string, uid: string): Promise<string> {
  const email = addressOf(address);
  const membership = { profile: { uid, type: 'influencer' }, kind: 'linked', role: 'owner' } as const;
  const known = await product.users.findByEmail(email);
  const user = known
    ? await product.changeLinks.link(theProduct, known.id, membership)
    : await product.createPerson.execute(theProduct, { email, name }, [membership]);
  return user.id;
}

function detailsOf(influencer: DemoInfluencer, random: SeededRandom) {
  const [name, handle, city, categories, followers] = influencer;
  const others = platforms.slice(1).filter(() => random.next() < 0.4);
  const accounts = ['instagram' as const, ...others].map((platform, place) => ({
    platform,
    handle,
    followers: place === 0 ? followers : Math.round(followers * (0.1 + random.next() * 0.7)),
    engagement: Math.round((1.2 + random.next() * 5.6) * 100) / 100,
    country: 'GB',
    categories: categories.map((category) => categoryLabel(category)),
  }));
  const home = city === 'other' ? '' : ` Mostly in ${cityLabel(city)}.`;
  return { name, handle, city, country: 'GB', categories, bio: `${bioOf(influencer)}${home}`, accounts };
}

/** Three colleagues, and an open invitation: four of their plan's five seats. */
async function makeTeam({ createPerson, inviteToTeam }: DemoProduct, clock: SeedClock, owner: Actor): Promise<void> {
  const profile = owner.profile!;
  const colleagues = [
    { name: 'Theo Marlowe', address: 'theo', role: 'admin', daysAgo: 61 },
    { name: 'Nadia Brandt', address: 'nadia', role: 'member', daysAgo: 33 },
  ] as const;
  for (const { name, address, role, daysAgo } of colleagues) {
    clock.set(clock.day(-daysAgo, '09:40'));
    const membership = { profile, kind: 'linked', role } as const;
    await createPerson.execute(theProduct, { email: addressOf(address), name }, [membership]);
  }
  clock.set(clock.day(-2, '16:20'));
  await inviteToTeam.execute(owner, { email: addressOf('lewis'), role: 'member' });
}

async function makePeopleOutOfTheOrdinary(
  { createPerson, setUserAccess }: DemoProduct,
  clock: SeedClock,
  brands: ReadonlyMap<BrandKey, Actor>,
): Promise<void> {
  const profileOf = (key: BrandKey) => brands.get(key)!.profile!;
  clock.set(clock.day(-40, '11:00'));
  await createPerson.execute(theProduct, { email: addressOf('nolinks'), name: 'Kit Harlow' });
  const linkedBrandUid = profileOf('fernwick').uid;
  await createPerson.execute(theProduct, { email: addressOf('branduid'), name: 'Ros Tamblyn', linkedBrandUid });
  await createPerson.execute(theProduct, { email: addressOf('brandadmin'), name: 'Bea Okafor' }, [
    { profile: profileOf('northlight'), kind: 'admin', role: 'admin' },
  ]);
  const left = await createPerson.execute(theProduct, { email: addressOf('disabled'), name: 'Gwen Astley' }, [
    { profile: profileOf('saffron'), kind: 'linked', role: 'member' },
  ]);
  clock.set(clock.day(-15, '16:00'));
  await setUserAccess.execute(theProduct, left.id, 'disable');
}

/** How many options of each list people in the demo world choose; nobody's looks or health are invented. */
const chosenOf: Partial<Record<Attribute, number>> = {
  ...{ cuisines: 4, diningTypes: 3, beverages: 2, interests: 5, holidayTypes: 2, fashionStyles: 1, sports: 1 },
  ...{ contentVibes: 2, cameraGear: 3 },
};

const fromList = ({ options }: AttributeList, count: number, random: SeededRandom): string[] => {
  const left = options.map(({ id }) => id).filter((id) => id !== 'other' && id !== 'none');
  return Array.from({ length: count }, () => left.splice(random.between(0, left.length - 1), 1)[0]!);
};

/**
 * The profile of the person at this position in the list. Uses its own random generator, so that the rest of the world
 * doesn't change.
 */
function answersOf(place: number) {
  const random = new SeededRandom(7_000 + place);
  const attributes = Object.entries(chosenOf).map(([name, count]) => [
    name,
    { chosen: fromList(attributeLists[name as Attribute], count, random), other: null },
  ]);
  const ages = ageBrackets.slice(0, 4).map(({ id }, at) => [id, [38, 34, 17, 6][at]! + random.between(0, 1)]);
  const women = random.between(38, 74);
  return {
    attributes: Object.fromEntries(attributes) as Record<string, { chosen: string[]; other: null }>,
    audience: {
      ages: Object.fromEntries(ages) as Record<string, number>,
      genders: { women, men: 97 - women },
      countries: [
        { country: 'GB', percent: random.between(61, 84) },
        { country: 'IE', percent: random.between(3, 9) },
      ] as const,
    },
    availability: {
      days: weekdays.filter(() => random.next() < 0.6),
      times: timesOfDay.map(({ id }) => id).filter(() => random.next() < 0.6),
      travel: random.oneOf(travelRanges).id,
      away: [],
    },
  };
}
