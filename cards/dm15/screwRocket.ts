import {
  cardsIn,
  choose,
  hasSevenMana,
  onlyIf,
  putIntoGraveyard,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const screwRocket = spell({
  name: 'Screw Rocket',
  civilizations: ['fire'],
  cost: 4,
  printings: ['DM-15 51/55'],
  abilities: [
    spellAbility(
      onlyIf(
        hasSevenMana,
        putIntoGraveyard(choose(cardsIn('battleZone', 'opponent', { type: 'crossGear' }), 2)),
        putIntoGraveyard(choose(cardsIn('battleZone', 'opponent', { type: 'crossGear' }))),
      ),
    ),
  ],
});
