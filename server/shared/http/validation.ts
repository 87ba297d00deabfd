import { getMetadataStorage, type ValidationArguments, ValidationTypes } from 'class-validator';
import { type ArgumentMetadata, type ValidationError, ValidationPipe } from '@nestjs/common';
import { DomainError } from '../kernel/index.js';
import { TransformationType } from 'class-transformer';
import { defaultMetadataStorage as conversions } from 'class-transformer/cjs/storage.js';

type Rules = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>;

let remembers = false;

/**
 * Caches class-validator's rules per class. Without this, it searches the rules of every class each time it validates
 * an object or a nested one, which took a tenth of the CPU time of a small write.
 */
function rememberRules(): void {
  if (remembers) return;
  remembers = true;
  const storage = getMetadataStorage();
  const find = storage.getTargetValidationMetadatas.bind(storage);
  const group = storage.groupByPropertyName.bind(storage);
  const add = storage.addValidationMetadata.bind(storage);
  let found = new Map<object, Rules>();
  const grouped = new WeakMap<Rules, ReturnType<typeof group>>();

  storage.addValidationMetadata = (rule) => {
    found = new Map(); // a class loaded later may be the parent of a known one
    add(rule);
  };
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (schema || always || strictGroups || groups) return find(target, schema, always, strictGroups, groups);
    const rules = found.get(target) ?? find(target, schema, always, strictGroups);
    found.set(target, rules);
    return rules;
  };
  storage.groupByPropertyName = (rules) => {
    const byName = grouped.get(rules) ?? group(rules);
    grouped.set(rules, byName);
    return byName;
  };
}

const sentencesOf = (errors: readonly ValidationError[], path = ''): [string, string][] =>
  errors.flatMap((error) => {
    const field = path ? `${path}.${error.property}` : error.property;
    const own = Object.values(error.constraints ?? {})[0];
    return [...(own ? [[field, own] as [string, string]] : []), ...sentencesOf(error.children ?? [], field)];
  });

/** Accepts clearly valid input at once; everything else goes through full validation. */
class InputPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { type, metatype } = metadata;
    if (type === 'custom') return Promise.resolve(value); // values from our own decorators aren't validated
    const taken =
      (type === 'body' || type === 'query') && metatype ? quickInput(value, metatype as InputClass) : undefined;
    return taken ? Promise.resolve(taken) : super.transform(value, metadata);
  }
}

/** Accepts exactly the DTO's fields; otherwise throws a problem that says which field is wrong and why. */
export function inputPipe(): ValidationPipe {
  rememberRules();
  return new InputPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    exceptionFactory: (errors) =>
      new DomainError('invalid', 'request/invalid', 'Please correct the marked fields.', {
        errors: Object.fromEntries(sentencesOf(errors)),
      }),
  });
}

export type InputClass = new () => object;
type Rule = Rules[number];
type Fields = Readonly<Record<string, unknown>>;
/** Whether a value satisfies one rule of a field. */
type Check = (input: object, value: unknown) => boolean;
/** Converts a value to the class's type; `null` for a field that isn't converted. */
type Conversion = ((value: unknown, json: object) => unknown) | null;
/** `applies`: the condition for validating the field at all. */
type Field = Readonly<{ converts: Conversion; applies: readonly Check[]; checks: readonly Check[] }>;
type Shape = ReadonlyMap<string, Field>;

const conditional: string = ValidationTypes.CONDITIONAL_VALIDATION;
const simpleTypes: readonly string[] = [
  conditional,
  ValidationTypes.CUSTOM_VALIDATION,
  ValidationTypes.WHITELIST,
  ValidationTypes.IS_DEFINED,
];

/** A primitive type, to which `@Type` can convert. */
const converters: ReadonlyMap<unknown, (value: unknown) => unknown> = new Map<unknown, (value: unknown) => unknown>([
  [Number, Number],
  [String, String],
  [Boolean, Boolean],
]);

const made = new WeakMap<Rules, Shape | null>();

/**
 * A fast path: the DTO for this JSON body or query, if it clearly satisfies every rule of its class. Undefined if only
 * class-transformer and class-validator can decide, or if anything is wrong, as they produce the messages. Never
 * accepts what they would reject.
 */
export function quickInput(json: unknown, type: InputClass): object | undefined {
  const shape = shapeOf(type);
  if (!shape || typeof json !== 'object' || !json || !comesOfNothing(json) || !hasPlainParts(json)) return undefined;
  const input = Object.assign(new type(), json) as Record<string, unknown>;
  for (const name in json) {
    const field = shape.get(name);
    if (!field) return undefined;
    if (field.converts) input[name] = field.converts(input[name], json);
  }
  return Object.keys(input).every((name) => shape.has(name)) && keepsAll(input, shape) ? input : undefined;
}

function shapeOf(type: InputClass): Shape | null {
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  const known = made.get(rules);
  if (known !== undefined) return known;
  const shape = isSimple(type, rules) ? read(type, rules) : null;
  made.set(rules, shape);
  return shape;
}

/** Whether no rule is nested or asynchronous, and no value is converted to an object. */
const isSimple = (type: InputClass, rules: Rules): boolean =>
  rules.length > 0 &&
  rules.every((rule) => simpleTypes.includes(rule.type) && constraintsOf(rule).every((each) => !each.async)) &&
  rules.every(({ propertyName }) => isEasilyTaken(type, propertyName)) &&
  conversions.getExposedMetadatas(type).length === 0 &&
  conversions.getExcludedMetadatas(type).length === 0;

const transformsOf = (type: InputClass, name: string) =>
  conversions.findTransformMetadatas(type, name, TransformationType.PLAIN_TO_CLASS);

/** The class given by `@Type`; undefined without one. */
function namedType(type: InputClass, name: string): unknown {
  const found = conversions.findTypeMetadata(type, name);
  return found && (found.typeFunction?.() ?? found.reflectedType);
}

function isEasilyTaken(type: InputClass, name: string): boolean {
  const named = namedType(type, name);
  return (
    !(name in type.prototype) &&
    (named === undefined || converters.has(named)) &&
    transformsOf(type, name).every(({ options }) => Object.keys(options ?? {}).length === 0)
  );
}

/** As class-transformer does it: first the type, element by element, and then each `@Transform`. */
function conversionOf(type: InputClass, name: string): Conversion {
  const convert = converters.get(namedType(type, name));
  const transforms = transformsOf(type, name);
  if (!convert && transforms.length === 0) return null;
  const convertAll = (value: unknown): unknown => {
    if (!convert || value === null || value === undefined) return value;
    return Array.isArray(value) ? value.map(convertAll) : convert(value);
  };
  return (given, json) =>
    transforms.reduce(
      (value, { transformFn }) =>
        transformFn({ value, key: name, obj: json, type: TransformationType.PLAIN_TO_CLASS, options: {} }) as unknown,
      convertAll(given),
    );
}

const constraintsOf = ({ constraintCls }: Rule) => getMetadataStorage().getTargetValidatorConstraints(constraintCls);

const isCondition = ({ type }: Rule): boolean => type === conditional;

function read(type: InputClass, rules: Rules): Shape {
  const byName = Object.entries(getMetadataStorage().groupByPropertyName(rules));
  return new Map(
    byName.map(([name, own]) => [
      name,
      {
        converts: conversionOf(type, name),
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

/** Whether it inherits nothing: the prototype of a parsed query is an empty object. */
function comesOfNothing(json: object): boolean {
  const prototype = Object.getPrototypeOf(json) as object | null;
  if (prototype === Object.prototype || prototype === null) return true;
  return Object.getPrototypeOf(prototype) === null && Reflect.ownKeys(prototype).length === 0;
}

/** Plain JSON at every level, without property names that are special on every object. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null)
    return true;
  if (Array.isArray(value)) return Array.from<unknown>(value).every(isPlain);
  return typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype && hasPlainParts(value);
}

const hasPlainParts = (value: object): boolean =>
  Object.entries(value).every(([name, part]) => !(name in Object.prototype) && name !== 'prototype' && isPlain(part));
