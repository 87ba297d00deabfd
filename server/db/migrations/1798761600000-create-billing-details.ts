import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom a brand's invoices are made out to, and what looking its VAT number up has shown. */
export class CreateBillingDetails1798761600000 implements MigrationInterface {
  name = 'CreateBillingDetails1798761600000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table billing_details (
        brand_id uuid primary key,
        name text not null,
        address text not null,
        country text,
        vat_number text,
        vat_check text check (vat_check in ('verified', 'not-found', 'unreachable', 'malformed', 'unchecked')),
        vat_name text,
        vat_reference text,
        vat_checked_at timestamptz,
        read_at timestamptz not null,
        check ((vat_number is null) = (vat_check is null) and (vat_check is null) = (vat_checked_at is null))
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table billing_details');
  }
}
