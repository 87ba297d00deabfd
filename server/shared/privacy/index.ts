export { type OwnFile, type PersonalData, PersonalDataRegister, type Subject, uidsOf } from './personal-data.js';
export { AuditPersonalData } from './audit-personal-data.js';
