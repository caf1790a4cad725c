import type { CardDefinition } from 'taiki';
import { creature, guardStrike, self, speedAttacker, topOfDeckTo, whenPut } from 'taiki/words';

const fuhaNo1GouHamukatsuman = creature({
  name: '風波の1号 ハムカツマン',
  civilizations: ['fire', 'nature'],
  races: ['Mega Dragon', 'Revolutionary', 'Team Hamukatsu'],
  cost: 3,
  power: 4000,
  abilities: [guardStrike, speedAttacker, whenPut(self, topOfDeckTo('manaZone'))],
  printings: ['DM24-BD1 019'],
});

/** The cards of DM24-BD1. */
export const dm24bd1: readonly CardDefinition[] = [fuhaNo1GouHamukatsuman];
