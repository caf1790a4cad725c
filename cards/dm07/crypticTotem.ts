import {
  cannot,
  cardsIn,
  creature,
  doubleBreaker,
  eachWhile,
  isLike,
  self,
} from '../../effects/language/words.ts';

export const crypticTotem = creature({
  name: 'Cryptic Totem',
  civilizations: ['nature'],
  races: ['Mystery Totem'],
  cost: 6,
  power: 6000,
  printings: ['DM-07 47/55'],
  abilities: [
    doubleBreaker,
    eachWhile(
      isLike(self, { tapped: true }),
      cardsIn('shieldZone', 'opponent'),
      cannot({ do: 'useShieldTrigger' }),
    ),
  ],
});
