import {
  atRandom,
  choose,
  creature,
  destroy,
  discard,
  inOrder,
  opponentsCreatures,
  opponentsHand,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const galekTheShadowWarrior = creature({
  name: 'Galek, the Shadow Warrior',
  civilizations: ['darkness', 'fire'],
  races: ['Ghost', 'Human'],
  cost: 5,
  power: 2000,
  printings: ['DM-10 103/110'],
  abilities: [
    whenPut(
      self,
      inOrder(
        destroy(choose(opponentsCreatures({ keyword: 'blocker' }))),
        discard(atRandom(opponentsHand())),
      ),
    ),
  ],
});
