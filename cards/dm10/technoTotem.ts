import {
  choose,
  creature,
  eachWhile,
  gains,
  isLike,
  opponentsCreatures,
  powerAttacker,
  self,
  tap,
  tapAbility,
  yourCreatures,
} from '../../effects/language/words.ts';

export const technoTotem = creature({
  name: 'Techno Totem',
  civilizations: ['light', 'nature'],
  races: ['Mystery Totem'],
  cost: 4,
  power: 5000,
  printings: ['DM-10 10/110'],
  abilities: [
    eachWhile(isLike(self, { tapped: true }), yourCreatures({ other: true }), gains(powerAttacker(1500))),
    tapAbility(tap(choose(opponentsCreatures()))),
  ],
});
