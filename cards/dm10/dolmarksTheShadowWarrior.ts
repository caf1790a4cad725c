import {
  choose,
  creature,
  destroy,
  inOrder,
  opponentsCreatures,
  opponentsMana,
  putIntoGraveyard,
  self,
  whenPut,
  yourCreatures,
  yourMana,
} from '../../effects/language/words.ts';

export const dolmarksTheShadowWarrior = creature({
  name: 'Dolmarks, the Shadow Warrior',
  civilizations: ['darkness', 'fire'],
  races: ['Ghost', 'Human'],
  cost: 4,
  power: 4000,
  printings: ['DM-10 102/110'],
  abilities: [
    whenPut(
      self,
      inOrder(
        destroy(choose(yourCreatures())),
        putIntoGraveyard(choose(yourMana())),
        destroy(choose(opponentsCreatures(), 1, 'opponent')),
        putIntoGraveyard(choose(opponentsMana(), 1, 'opponent')),
      ),
    ),
  ],
});
