import {
  any,
  called,
  choose,
  delayed,
  gets,
  inOrder,
  may,
  opponentsCreatures,
  spell,
  spellAbility,
  that,
  the,
  unblockable,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const mindCapture = spell({
  name: 'Mind Capture',
  civilizations: ['nature'],
  cost: 4,
  printings: ['DM-14 68/110'],
  abilities: [
    spellAbility(
      delayed(
        wheneverAttacks(
          any('you'),
          may(
            inOrder(
              {
                do: 'choose',
                what: called(choose(opponentsCreatures({ tapped: false, keyword: 'blocker' })), 'guard'),
              },
              gets(the('guard'), 'attack', { kind: 'mustBlock' }),
              gets(that, 'attack', unblockable({ not: { is: the('guard') } })),
            ),
          ),
        ),
        'turn',
      ),
    ),
  ],
});
