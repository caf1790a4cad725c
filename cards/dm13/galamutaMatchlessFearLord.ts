import {
  cannot,
  cardsIn,
  countOf,
  creature,
  self,
  times,
  wheneverAttacks,
  yourCreatures,
} from '../../effects/language/words.ts';

export const galamutaMatchlessFearLord = creature({
  name: 'Galamuta, Matchless Fear Lord',
  civilizations: ['darkness', 'nature'],
  races: ['Dark Lord', 'Earth Dragon'],
  cost: 6,
  power: 5000,
  printings: ['DM-13 S5/55'],
  abilities: [
    {
      kind: 'static',
      affects: self,
      effects: [
        {
          kind: 'cost',
          by: times(-1, countOf(yourCreatures({ races: ['Death Puppet', 'Beast Folk'] }))),
          atLeast: 2,
        },
      ],
      from: ['hand', 'manaZone', 'graveyard'],
    },
    wheneverAttacks(self, {
      do: 'lasting',
      affects: cardsIn('shieldZone', 'any'),
      effects: [cannot({ do: 'useShieldTrigger' })],
      until: 'turn',
      alsoLater: true,
    }),
  ],
});
