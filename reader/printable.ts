import { type CardDefinition, CardError, defineCard } from 'taiki';
import {
  type Ability,
  aura,
  castle,
  creature,
  crossGear,
  doubleFaced,
  dragheartCreature,
  dragheartWeapon,
  evolutionCreature,
  gNeoCreature,
  neoCreature,
  type PrintedCreature,
  psychicCreature,
  spell,
  starEvolutionCreature,
} from 'taiki/words';

/** A card with two sides, of which the first has these abilities. */
const withTwoSides = (printed: PrintedCreature): CardDefinition =>
  doubleFaced(psychicCreature(printed), psychicCreature({ ...printed, name: 'Other side', abilities: [] }));

/** A weapon, whose other side has no abilities. */
const weapon = ({ power: _, ...printed }: PrintedCreature): CardDefinition =>
  doubleFaced(
    dragheartWeapon(printed),
    dragheartCreature({ ...printed, power: 1000, name: 'Other side', abilities: [] }),
  );

const KINDS: readonly ((printed: PrintedCreature) => CardDefinition)[] = [
  creature,
  spell,
  evolutionCreature,
  crossGear,
  neoCreature,
  gNeoCreature,
  starEvolutionCreature,
  castle,
  withTwoSides,
  weapon,
  ({ power: _, ...printed }) => aura(printed),
];

/** Why no card can have these abilities, as a creature would be refused; undefined if some card can. */
export function misprint(abilities: readonly Ability[]): string | undefined {
  let reason: string | undefined;
  for (const kind of KINDS)
    try {
      defineCard(kind({ name: 'Reading', civilizations: ['light'], cost: 1, power: 1000, abilities }));
      return undefined;
    } catch (error) {
      if (!(error instanceof CardError)) throw error;
      reason ??= error.message;
    }
  return reason;
}
