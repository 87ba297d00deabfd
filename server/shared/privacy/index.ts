export { type OwnFile, type PersonalData, PersonalDataRegister, type Subject } from './personal-data.js';
export { AuditPersonalData } from './audit-personal-data.js';
