import {
  atEndOfYourTurn,
  blocker,
  creature,
  doubleBreaker,
  may,
  self,
  untap,
} from '../../effects/language/words.ts';

export const laveilSeekerOfCatastrophe = creature({
  name: 'Laveil, Seeker of Catastrophe',
  civilizations: ['light'],
  races: ['Mecha Thunder'],
  cost: 8,
  power: 8500,
  printings: ['DM-06 S2/110'],
  abilities: [blocker, atEndOfYourTurn(may(untap(self))), doubleBreaker],
});
