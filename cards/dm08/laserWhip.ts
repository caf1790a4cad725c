import {
  choose,
  gets,
  may,
  opponentsCreatures,
  spell,
  spellAbility,
  tap,
  unblockable,
  yourCreatures,
} from '../../effects/language/words.ts';

export const laserWhip = spell({
  name: 'Laser Whip',
  civilizations: ['light'],
  cost: 4,
  printings: ['DM-08 7/55'],
  abilities: [
    spellAbility(
      tap(choose(opponentsCreatures())),
      may(gets(choose(yourCreatures()), 'turn', unblockable())),
    ),
  ],
});
