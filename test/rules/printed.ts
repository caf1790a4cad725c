import type { CardDefinition } from 'taiki';
import type { Effect } from 'taiki/words';
import { creature, evolution, evolutionCreature, spell, spellAbility } from 'taiki/words';
import type { Driver } from '../support/driver.ts';

type Ability = CardDefinition['abilities'][number];

const plain = { civilizations: ['fire'], cost: 1 } as const;

/** A fire creature of cost 1. */
export const beast = (name: string, power: number, ...abilities: readonly Ability[]): CardDefinition =>
  creature({ ...plain, name, power, abilities: [...abilities] });

/** A fire spell of cost 1. */
export const charm = (name: string, ...effects: readonly Effect[]): CardDefinition =>
  spell({ ...plain, name, abilities: [spellAbility(...effects)] });

/** A fire evolution creature of cost 1 that is put on a creature named Imp. */
export const elder = (name: string, power: number, ...abilities: readonly Ability[]): CardDefinition =>
  evolutionCreature({ ...plain, name, power, abilities: [evolution({ names: ['Imp'] }), ...abilities] });

export const imp = beast('Imp', 3000);

/** The power that a creature in the battle zone has now. */
export function powerOf(duel: Driver, player: 'p1' | 'p2', name: string): number | undefined {
  const shown = duel.duel
    .view(player)
    .zones[player].battleZone.find((one) => 'current' in one && one.current?.name === name);
  return shown !== undefined && 'current' in shown ? shown.current?.power : undefined;
}
