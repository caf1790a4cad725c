import {
  another,
  atMost,
  choose,
  creature,
  doubleBreaker,
  may,
  opponentsCreatures,
  putIntoMana,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const superDragonMachineDolzark = creature({
  name: 'Super Dragon Machine Dolzark',
  civilizations: ['fire', 'nature'],
  races: ['Armored Dragon', 'Earth Dragon'],
  cost: 6,
  power: 7000,
  printings: ['Promotional P0/Y3'],
  abilities: [
    wheneverAttacks(
      another('you', { races: ['Dragon'] }),
      may(putIntoMana(choose(opponentsCreatures({ power: atMost(5000) })))),
    ),
    doubleBreaker,
  ],
});
