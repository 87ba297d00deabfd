import { TransformationType } from 'class-transformer';
import { defaultMetadataStorage as conversions } from 'class-transformer/cjs/storage.js';
import { getMetadataStorage, type ValidationArguments, ValidationTypes } from 'class-validator';

export type InputClass = new () => object;
type Rules = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>;
type Rule = Rules[number];
type Fields = Readonly<Record<string, unknown>>;
/** Whether a value keeps one rule of one field. */
type Check = (input: object, value: unknown) => boolean;
/** `applies`: what must hold for the field to be looked at. */
type Field = Readonly<{ applies: readonly Check[]; checks: readonly Check[] }>;
type Shape = ReadonlyMap<string, Field>;

const conditional: string = ValidationTypes.CONDITIONAL_VALIDATION;
const simpleTypes: readonly string[] = [
  conditional,
  ValidationTypes.CUSTOM_VALIDATION,
  ValidationTypes.WHITELIST,
  ValidationTypes.IS_DEFINED,
];

const made = new WeakMap<Rules, Shape | null>();

/**
 * The input that this JSON makes, where it plainly keeps every rule of its class. Undefined where only class-transformer and
 * class-validator can say that, and wherever something is wrong: what it is, they say. Never takes what they refuse.
 */
export function quickInput(json: unknown, type: InputClass): object | undefined {
  const shape = shapeOf(type);
  if (!shape || typeof json !== 'object' || Array.isArray(json) || !json || !isPlain(json)) return undefined;
  const input = Object.assign(new type(), json);
  return Object.keys(input).every((name) => shape.has(name)) && keepsAll(input as Fields, shape) ? input : undefined;
}

function shapeOf(type: InputClass): Shape | null {
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  const known = made.get(rules);
  if (known !== undefined) return known;
  const shape = isSimple(type, rules) ? read(rules) : null;
  made.set(rules, shape);
  return shape;
}

/** Whether no rule looks into parts or waits for anything, and no value is turned into another. */
const isSimple = (type: InputClass, rules: Rules): boolean =>
  rules.length > 0 &&
  rules.every((rule) => simpleTypes.includes(rule.type) && constraintsOf(rule).every((each) => !each.async)) &&
  rules.every(({ propertyName }) => isTakenAsItIs(type, propertyName)) &&
  conversions.getExposedMetadatas(type).length === 0 &&
  conversions.getExcludedMetadatas(type).length === 0;

const isTakenAsItIs = (type: InputClass, name: string): boolean =>
  !(name in type.prototype) &&
  conversions.findTypeMetadata(type, name) === undefined &&
  conversions.findTransformMetadatas(type, name, TransformationType.PLAIN_TO_CLASS).length === 0;

const constraintsOf = ({ constraintCls }: Rule) => getMetadataStorage().getTargetValidatorConstraints(constraintCls);

const isCondition = ({ type }: Rule): boolean => type === conditional;

function read(rules: Rules): Shape {
  const byName = Object.entries(getMetadataStorage().groupByPropertyName(rules));
  return new Map(
    byName.map(([name, own]) => [
      name,
      {
        applies: own.filter(isCondition).map(({ constraints }) => constraints[0] as Check),
        checks: own.filter((rule) => !isCondition(rule)).flatMap(checksOf),
      },
    ]),
  );
}

function checksOf(rule: Rule): Check[] {
  const { propertyName: property, constraints, each, validateIf } = rule;
  return constraintsOf(rule).map(({ instance }) => (input, value) => {
    if (validateIf && !validateIf(input, value)) return true;
    const { name: targetName } = input.constructor;
    const facts: ValidationArguments = { targetName, property, object: input, value, constraints };
    const keeps = (part: unknown) => instance.validate(part, facts) === true;
    return each && Array.isArray(value) ? value.every(keeps) : keeps(value);
  });
}

function keepsAll(input: Fields, shape: Shape): boolean {
  for (const [name, { applies, checks }] of shape) {
    const value = input[name];
    if (applies.every((check) => check(input, value)) && !checks.every((check) => check(input, value))) return false;
  }
  return true;
}

/** As JSON makes it, down to its last part, with no name in it that means something to every object. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null)
    return true;
  if (Array.isArray(value)) return Array.from<unknown>(value).every(isPlain);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  for (const name in value)
    if (name in Object.prototype || name === 'prototype' || !isPlain((value as Fields)[name])) return false;
  return true;
}
