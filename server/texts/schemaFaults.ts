/** What a body is refused for that its schema does not let through, by the keyword that refused it. */
export const schemaFaultTexts: Readonly<
  Record<string, (params: Readonly<Record<string, unknown>>) => string>
> = {
  required: () => 'Этого поля не хватает.',
  additionalProperties: () => 'Такого поля здесь нет.',
  type: ({ type }) => TYPES[String(type)] ?? OTHERWISE,
  enum: ({ allowedValues }) =>
    Array.isArray(allowedValues) ? `Ожидается одно из: ${allowedValues.join(', ')}.` : OTHERWISE,
  minimum: ({ limit }) => `Не меньше ${limit}.`,
  maximum: ({ limit }) => `Не больше ${limit}.`,
  minLength: ({ limit }) => `Не короче ${limit} знаков.`,
  maxLength: ({ limit }) => `Не длиннее ${limit} знаков.`,
  minItems: ({ limit }) => `Не меньше ${limit} в списке.`,
  maxItems: ({ limit }) => `Не больше ${limit} в списке.`,
  uniqueItems: () => 'Каждое значение — один раз.',
  otherwise: () => OTHERWISE,
};

const OTHERWISE = 'Такого значения здесь быть не может.';

const TYPES: Readonly<Record<string, string>> = {
  string: 'Ожидается текст.',
  integer: 'Ожидается целое число.',
  number: 'Ожидается число.',
  boolean: 'Ожидается да или нет.',
  array: 'Ожидается список.',
  object: 'Ожидаются поля с их значениями.',
};
