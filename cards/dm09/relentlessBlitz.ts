import {
  allCreatures,
  gains,
  gets,
  hasWhile,
  isAttackingCreature,
  mayAttackUntapped,
  nameRace,
  ofRace,
  spell,
  spellAbility,
  unblockable,
} from '../../effects/language/words.ts';

export const relentlessBlitz = spell({
  name: 'Relentless Blitz',
  civilizations: ['fire'],
  cost: 3,
  printings: ['DM-09 41/55'],
  abilities: [
    spellAbility(
      nameRace('race'),
      gets(
        allCreatures(ofRace('race')),
        'turn',
        mayAttackUntapped(),
        gains(hasWhile(isAttackingCreature, unblockable())),
      ),
    ),
  ],
});
