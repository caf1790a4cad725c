import {
  allCreatures,
  creature,
  gains,
  gets,
  inOrder,
  nameRace,
  ofRace,
  powerAttacker,
  tapAbility,
} from '../../effects/language/words.ts';

export const gigiosHammer = creature({
  name: "Gigio's Hammer",
  civilizations: ['fire'],
  races: ['Xenoparts'],
  cost: 3,
  power: 2000,
  printings: ['DM-09 39/55'],
  abilities: [
    tapAbility(
      inOrder(
        nameRace('race'),
        gets(allCreatures(ofRace('race')), 'turn', { kind: 'mustAttack' }, gains(powerAttacker(4000))),
      ),
    ),
  ],
});
