import {
  breakShields,
  gains,
  gets,
  itself,
  power,
  spell,
  spellAbility,
  when,
  yourCreatures,
} from '../../effects/language/words.ts';

export const funeralSongOfTheBeasts = spell({
  name: 'Funeral Song of the Beasts',
  civilizations: ['nature'],
  cost: 4,
  printings: ['DM-13 25/55'],
  abilities: [
    spellAbility(
      gets(
        yourCreatures(),
        'turn',
        power(4000),
        gains(when({ event: 'becomesBlocked', what: itself, target: 'player' }, breakShields(1))),
      ),
    ),
  ],
});
