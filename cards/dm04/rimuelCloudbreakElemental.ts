import {
  choose,
  countOf,
  creature,
  doubleBreaker,
  opponentsCreatures,
  self,
  tap,
  whenPut,
  yourMana,
} from '../../effects/language/words.ts';

export const rimuelCloudbreakElemental = creature({
  name: 'Rimuel, Cloudbreak Elemental',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 8,
  power: 6000,
  printings: ['DM-04 S1/55'],
  abilities: [
    whenPut(
      self,
      tap(choose(opponentsCreatures(), countOf(yourMana({ civilizations: ['light'], tapped: false })))),
    ),
    doubleBreaker,
  ],
});
