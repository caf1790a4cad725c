import {
  atLeast,
  choose,
  creature,
  destroy,
  doubleBreaker,
  oneOf,
  onlyIf,
  self,
  whenPut,
  youHave,
  yourCreatures,
} from '../../effects/language/words.ts';

export const gigaberos = creature({
  name: 'Gigaberos',
  civilizations: ['darkness'],
  races: ['Chimera'],
  cost: 5,
  power: 8000,
  printings: ['DM-01 55/110', 'Promotional L4/6 Y1', 'Promotional P1/Y0'],
  abilities: [
    whenPut(
      self,
      onlyIf(
        youHave(yourCreatures({ other: true }), atLeast(2)),
        oneOf(destroy(choose(yourCreatures({ other: true }), 2)), destroy(self)),
        destroy(self),
      ),
    ),
    doubleBreaker,
  ],
});
