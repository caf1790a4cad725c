import {
  choose,
  creature,
  may,
  returnToHand,
  self,
  wheneverAttacks,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const raVuSeekerOfLightning = creature({
  name: 'Ra Vu, Seeker of Lightning',
  civilizations: ['light'],
  races: ['Mecha Thunder'],
  cost: 6,
  power: 4000,
  printings: ['DM-03 6/55'],
  abilities: [
    wheneverAttacks(
      self,
      may(returnToHand(choose(yourGraveyard({ type: 'spell', civilizations: ['light'] })))),
    ),
  ],
});
