import {
  alsoOfRaces,
  doubleBreaker,
  gains,
  gets,
  power,
  spell,
  spellAbility,
  yourCreatures,
} from '../../effects/language/words.ts';

export const furiousOnslaught = spell({
  name: 'Furious Onslaught',
  civilizations: ['fire'],
  cost: 4,
  printings: ['DM-08 37/55', 'Promotional L15/Y2'],
  abilities: [
    spellAbility(
      gets(
        yourCreatures({ races: ['Dragonoid'] }),
        'turn',
        alsoOfRaces('Armored Dragon'),
        power(4000),
        gains(doubleBreaker),
      ),
    ),
  ],
});
