import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { ageBrackets, audienceGenders, idsOf, other } from '../../../../contract/lists/index.js';
import { otherMaxLength } from '../../../../contract/rules/choice.js';
import { mayBeShown, profileAttributeNames, profileAttributes } from '../../domain/influencer-profile.js';

const choiceSchema = (name: keyof typeof profileAttributes) => {
  const { label, options, max } = profileAttributes[name];
  const ids = idsOf(options).filter((id) => id !== other.id);
  const withOther = options.some(({ id }) => id === other.id);
  return {
    type: 'object' as const,
    description: `${label}: at most ${max}, including the text of Other.`,
    required: ['chosen', 'other'],
    properties: {
      chosen: { type: 'array' as const, maxItems: max, items: { type: 'string' as const, enum: ids } },
      other: {
        type: 'string' as const,
        nullable: true,
        maxLength: otherMaxLength,
        ...(withOther ? {} : { description: 'Always `null`: this list has no Other.' }),
      },
    },
  };
};

const choices = Object.fromEntries(profileAttributeNames.map((name) => [name, choiceSchema(name)]));

/** What has been chosen of each list; one that has not been answered is missing. */
export const AttributesProperty = () =>
  applyDecorators(ApiProperty({ type: 'object', properties: choices, additionalProperties: false }));

/** The sensitive lists whose choices brands can see. */
export const shownNames = profileAttributeNames.filter(mayBeShown);

const isChoice = (value: unknown): boolean => {
  const { chosen, other: text, ...more } = (value ?? {}) as { chosen?: unknown; other?: unknown };
  return (
    Array.isArray(chosen) &&
    chosen.length <= 50 &&
    chosen.every((id) => typeof id === 'string') &&
    (text === null || typeof text === 'string') &&
    Object.keys(more).length === 0
  );
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOf = (value: unknown, names: readonly string[], holds: (each: unknown) => boolean): boolean =>
  isRecord(value) && Object.entries(value).every(([name, each]) => names.includes(name) && holds(each));

/** `{ list: { chosen: [id], other: text or null } }`; whether the list knows the ids, the domain says. */
export const IsChoices = () =>
  ValidateBy({
    name: 'isChoices',
    validator: {
      validate: (value) => isOf(value, profileAttributeNames, isChoice),
      defaultMessage: () => 'Please choose from the lists.',
    },
  });

const isPercent = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100;
const percent = { type: 'integer' as const, minimum: 0, maximum: 100 };

/** Whole per cent by name; together at most 100, which the domain says. */
export const Shares = (kind: 'ages' | 'genders') => {
  const names: readonly string[] = kind === 'ages' ? idsOf(ageBrackets) : idsOf(audienceGenders);
  const properties = Object.fromEntries(names.map((name) => [name, percent]));
  return applyDecorators(
    ApiProperty({ type: 'object', properties, additionalProperties: false }),
    ValidateBy({
      name: 'isShares',
      validator: {
        validate: (value) => isOf(value, names, isPercent),
        defaultMessage: () => 'Please enter whole numbers from 0 to 100.',
      },
    }),
  );
};
