import type { CardDefinition } from 'taiki';
import { creature, type Effect, spell, spellAbility } from 'taiki/words';

type Abilities = NonNullable<CardDefinition['abilities']>[number];

/** A creature of nature that costs 1. */
export const being = (name: string, power: number, ...abilities: readonly Abilities[]): CardDefinition =>
  creature({ name, civilizations: ['nature'], cost: 1, power, abilities: [...abilities] });

/** A spell of nature that costs 1. */
export const charm = (name: string, ...effects: readonly Effect[]): CardDefinition =>
  spell({ name, civilizations: ['nature'], cost: 1, abilities: [spellAbility(...effects)] });

export const SMALL = being('Small', 1000);
export const BIG = being('Big', 8000);
export const ONE_MANA = { nature: 1 } as const;
