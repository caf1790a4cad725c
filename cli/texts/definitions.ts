import { type ReadCard, raceNamed } from '@taiki/reader';
import { type CardDefinition, CardError, parseCard } from 'taiki';
import { civilizationsOf, fieldOf, numberOf, type PrintedCard, racesOf, typeOf } from './printedFields.ts';

/** The definition of a card, or why it has none. */
export type Defined = { readonly card: CardDefinition } | { readonly reason: string };

/** 816.1. The abilities of a card; those of a hyper mode need the power that the card has in it. */
function abilitiesOf(
  { abilities, hyperMode }: ReadCard,
  power: number | undefined,
): readonly unknown[] | string {
  if (abilities === undefined) return 'its text is not read whole';
  if (hyperMode === undefined) return abilities;
  if (power === undefined) return 'the power of its hyper mode is missing';
  return [...abilities, { kind: 'keyword', name: 'hyperMode', power, grants: hyperMode }];
}

/** What a card has beside its text. */
export interface Frame {
  readonly printed: PrintedCard;
  readonly civilizations: CardDefinition['civilizations'] | undefined;
  readonly cost: number | undefined;
  readonly power: number | undefined;
  readonly hyperPower: number | undefined;
}

/** @throws {TableError} if a civilization is unknown, or a cost or power is not a number. */
export const frameOf = (printed: PrintedCard): Frame => ({
  printed,
  civilizations: civilizationsOf(printed),
  cost: numberOf(printed, 'cost'),
  power: numberOf(printed, 'power'),
  hyperPower: numberOf(printed, 'hyperPower'),
});

/** The definition of a card whose text was read, as `--cards` takes it. */
export function definitionOf(frame: Frame, name: string, read: ReadCard): Defined {
  const { printed, civilizations, cost, power } = frame;
  const type = typeOf(printed);
  const abilities = abilitiesOf(read, frame.hyperPower);
  if (typeof abilities === 'string') return { reason: abilities };
  if (type === undefined)
    return { reason: `cards of the type "${String(fieldOf(printed, 'type')?.value ?? '')}" are not defined` };
  if (civilizations === undefined || cost === undefined)
    return { reason: `its ${cost === undefined ? 'cost' : 'civilization'} is missing` };
  const fields = { name, type, civilizations, races: racesOf(printed).map(raceNamed), cost, abilities };
  try {
    return { card: parseCard(power === undefined ? fields : { ...fields, power }) };
  } catch (error) {
    if (error instanceof CardError) return { reason: error.message };
    throw error;
  }
}
