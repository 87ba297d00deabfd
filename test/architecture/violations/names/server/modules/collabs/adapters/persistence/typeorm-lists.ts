export class TypeOrmLists {}
