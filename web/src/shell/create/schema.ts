// A form from the JSON Schema of a game's options.

type Schema = Readonly<Record<string, unknown>>;
export type OptionValue = string | number | boolean;

/** `apart`: those values of a choice that stand under a heading of their own, as missions of players do. `when` has the values of other options with which this one counts, one or several each; `seats`: its values are numbers of seats. */
interface Common<T> {
  name: string;
  initial: T;
  when?: Readonly<Record<string, OptionValue | readonly OptionValue[]>> | undefined;
  seats?: true | undefined;
}

export type OptionField =
  | ({ kind: "choice"; values: readonly (string | number)[]; apart?: readonly unknown[] | undefined } & Common<string | number>)
  | ({ kind: "switch" } & Common<boolean>)
  | ({ kind: "number"; min?: number | undefined; max?: number | undefined; whole: boolean } & Common<number>)
  | ({ kind: "text"; max?: number | undefined } & Common<string>);

/** The fields of the form for so many seats. Options that no field can show keep their defaults. */
export function fieldsOf(schema: Schema, seats = Infinity): OptionField[] {
  const root = resolved(schema, schema);
  const properties = (root["properties"] ?? {}) as Record<string, Schema>;
  return Object.entries(properties).flatMap(([name, part]) => {
    const field = fieldOf(name, resolved(part, schema));
    const ofSeats = part["seats"] === true || undefined;
    if (field?.kind === "choice" && ofSeats) field.values = field.values.filter((one) => !(Number(one) >= seats));
    return field ? { ...field, seats: ofSeats, when: part["when"] as OptionField["when"] } : [];
  });
}

/** Whether an option makes a difference beside these values of the others. */
export function counts(field: OptionField, values: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(field.when ?? {}).every(([name, value]) => [value].flat().some((one) => one === values[name]));
}

function resolved(part: Schema, root: Schema): Schema {
  const reference = part["$ref"];
  if (typeof reference !== "string") return part;
  let target: unknown = root;
  for (const step of reference.replace(/^#\//, "").split("/")) target = (target as Schema | undefined)?.[step];
  const { $ref: _, ...beside } = part;
  return { ...resolved((target ?? {}) as Schema, root), ...beside };
}

function fieldOf(name: string, part: Schema): OptionField | null {
  const values = part["enum"] as (string | number)[] | undefined;
  const initial = part["default"];
  if (values?.length) {
    const apart = part["apart"] as unknown[] | undefined;
    return { kind: "choice", name, values, apart, initial: (initial as string | number | undefined) ?? values[0]! };
  }
  const min = (part["minimum"] ?? part["exclusiveMinimum"]) as number | undefined;
  const max = (part["maximum"] ?? part["exclusiveMaximum"]) as number | undefined;
  switch (part["type"]) {
    case "boolean":
      return { kind: "switch", name, initial: initial === true };
    case "integer":
    case "number":
      return {
        kind: "number",
        name,
        min,
        max,
        whole: part["type"] === "integer",
        initial: (initial as number | undefined) ?? min ?? 0,
      };
    case "string":
      return {
        kind: "text",
        name,
        max: part["maxLength"] as number | undefined,
        initial: (initial as string | undefined) ?? "",
      };
    default:
      return null;
  }
}

/** The option that a refusal speaks of: its sentence has the name in quotes. */
export function blamedField(sentence: string, fields: readonly OptionField[]): string | null {
  const named = fields.find(({ name }) => new RegExp(`([\`'"«]\\s?)${name}\\b`).test(sentence));
  return named?.name ?? null;
}
