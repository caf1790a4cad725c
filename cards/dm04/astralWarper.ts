import { drawUpTo, evolution, evolutionCreature, self, whenPut } from '../../effects/language/words.ts';

export const astralWarper = evolutionCreature({
  name: 'Astral Warper',
  civilizations: ['water'],
  races: ['Cyber Virus'],
  cost: 6,
  power: 5000,
  printings: ['DM-04 2/55'],
  abilities: [evolution({ races: ['Cyber Virus'] }), whenPut(self, drawUpTo(3))],
});
