import {
  chooseAnyNumber,
  destroy,
  opponentsCreatures,
  shieldTrigger,
  spell,
  spellAbility,
  withTotal,
} from '../../effects/language/words.ts';

export const hellsScrapper = spell({
  name: "Hell's Scrapper",
  civilizations: ['fire'],
  cost: 7,
  printings: ['DM-14 34/110'],
  abilities: [
    shieldTrigger,
    spellAbility(destroy(withTotal(chooseAnyNumber(opponentsCreatures()), 'power', 5000))),
  ],
});
