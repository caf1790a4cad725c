import {
  cannot,
  cardsIn,
  creature,
  self,
  sympathy,
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
    sympathy(yourCreatures({ races: ['Death Puppet', 'Beast Folk'] })),
    wheneverAttacks(self, {
      do: 'lasting',
      affects: cardsIn('shieldZone', 'any'),
      effects: [cannot({ do: 'useShieldTrigger' })],
      until: 'turn',
      alsoLater: true,
    }),
  ],
});
