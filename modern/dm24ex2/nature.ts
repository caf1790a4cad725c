import type { CardDefinition } from 'taiki';
import { creature, search, self, topOfDeckTo, whenPut } from 'taiki/words';

const wairudoRiri = creature({
  name: '無頼妖精ワイルド・リリィ',
  civilizations: ['nature'],
  races: ['Snow Faerie', 'Beast Folk', 'Origin'],
  cost: 4,
  power: 2000,
  abilities: [whenPut(self, search({ type: 'creature', evolution: true }, 'manaZone'))],
  printings: ['DM24-EX2 093'],
});

const ramatoKan = creature({
  name: 'ラマト・カーン',
  civilizations: ['nature'],
  races: ['Mystery Totem', 'Tzolkin'],
  cost: 3,
  power: 3000,
  abilities: [whenPut(self, topOfDeckTo('manaZone'))],
  printings: ['DM24-EX2 094'],
});

export const nature: readonly CardDefinition[] = [wairudoRiri, ramatoKan];
