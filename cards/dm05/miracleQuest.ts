import {
  any,
  delayed,
  draw,
  may,
  shieldsBroken,
  spell,
  spellAbility,
  that,
  times,
  when,
} from '../../effects/language/words.ts';

export const miracleQuest = spell({
  name: 'Miracle Quest',
  civilizations: ['water'],
  cost: 3,
  printings: ['DM-05 19/55'],
  abilities: [
    spellAbility(
      delayed(
        when({ event: 'endOfAttack', what: any('you') }, may(draw(times(2, shieldsBroken(that, 'attack'))))),
        'turn',
      ),
    ),
  ],
});
