import { creature, search, self, whenPut } from '../../effects/language/words.ts';

export const scissorScarab = creature({
  name: 'Scissor Scarab',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 7,
  power: 5000,
  printings: ['DM-05 54/55'],
  abilities: [whenPut(self, search({ type: 'creature', races: ['Giant Insect'] }, 'hand', 'shown'))],
});
