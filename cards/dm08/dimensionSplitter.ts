import { creature, may, returnToHand, self, whenPut, yourGraveyard } from '../../effects/language/words.ts';

export const dimensionSplitter = creature({
  name: 'Dimension Splitter',
  civilizations: ['darkness'],
  races: ['Brain Jacker'],
  cost: 3,
  power: 1000,
  printings: ['DM-08 28/55'],
  abilities: [whenPut(self, may(returnToHand(yourGraveyard({ type: 'creature', races: ['Dragon'] }))))],
});
