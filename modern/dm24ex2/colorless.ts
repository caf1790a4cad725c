import type { CardDefinition } from 'taiki';
import { callnion, creature, doubleBreaker, hyperEnergy, shieldTrigger } from 'taiki/words';

const sugoPuromikisa = creature({
  name: 'スゴ腕プロミキサー',
  civilizations: [],
  races: ['Jokers', 'Wonderforce'],
  cost: 6,
  power: 1000,
  abilities: [shieldTrigger, callnion],
  printings: ['DM24-EX2 061'],
});

const theYeahRa = creature({
  name: 'The Yeahラー漢',
  civilizations: [],
  races: ['Jokers'],
  cost: 4,
  power: 6000,
  abilities: [hyperEnergy, doubleBreaker],
  printings: ['DM24-EX2 081'],
});

export const colorless: readonly CardDefinition[] = [sugoPuromikisa, theYeahRa];
