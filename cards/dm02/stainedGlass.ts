import {
  choose,
  creature,
  may,
  opponentsCreatures,
  returnToHand,
  self,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const stainedGlass = creature({
  name: 'Stained Glass',
  civilizations: ['water'],
  races: ['Cyber Virus'],
  cost: 3,
  power: 1000,
  printings: ['DM-02 21/55'],
  abilities: [
    wheneverAttacks(
      self,
      may(returnToHand(choose(opponentsCreatures({ civilizations: ['fire', 'nature'] })))),
    ),
  ],
});
