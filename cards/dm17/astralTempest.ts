import {
  countOf,
  draw,
  evolution,
  evolutionCreature,
  self,
  whenPut,
  yourMana,
} from '../../effects/language/words.ts';

export const astralTempest = evolutionCreature({
  name: 'Astral Tempest',
  civilizations: ['water'],
  races: ['Cyber Virus'],
  cost: 9,
  power: 6000,
  printings: ['DM-17 S1/S5'],
  abilities: [evolution({ races: ['Cyber Virus'] }), whenPut(self, draw(countOf(yourMana())))],
});
