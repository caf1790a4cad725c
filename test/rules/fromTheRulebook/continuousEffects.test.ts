import {
  allCreatures,
  blocker,
  choose,
  destroy,
  discard,
  draw,
  each,
  inOrder,
  insteadDo,
  lookAtTop,
  may,
  opponentsCreatures,
  optional,
  power,
  put,
  putOnDeckBottom,
  returnToHand,
  self,
  the,
  useFree,
  whenDestroyed,
  wouldBeDestroyed,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';
import { BIG, being, charm, ONE_MANA, SMALL } from './madeUp.ts';

describe('608.3 what static abilities do', () => {
  const banner = being(
    'Banner',
    3000,
    each(yourCreatures({ civilizations: ['nature'] }), { kind: 'gains', abilities: [blocker] }),
  );

  driven('608.3a it reaches a creature that comes later', (begin) => {
    const duel = begin({
      cards: [banner, SMALL],
      step: 'attack',
      p1: { battleZone: ['Filler', 'Filler'] },
      p2: { battleZone: ['Banner', 'Small'] },
    });
    duel.choose('Filler attacks the player');
    expect([duel.asked, duel.options.filter((option) => option.includes('Small')).length]).toEqual([
      'p2 block',
      1,
    ]);
  });

  driven('608.3b it ends as soon as its card has left', (begin) => {
    const duel = begin({
      cards: [
        being('Pillar', 3000, each(yourCreatures(), power(2000))),
        being('Curse', 9000, each(allCreatures(), power(-2000))),
        SMALL,
        charm('Fell', destroy(choose(opponentsCreatures({ power: { min: 2000, max: 4000 } })))),
      ],
      p1: { hand: ['Fell'], manaZone: ONE_MANA },
      p2: { battleZone: ['Pillar', 'Small', 'Curse'] },
    });
    duel.use('Cast Fell');
    expect([duel.battleZones.p2, duel.names('p2', 'graveyard')]).toEqual([['Curse'], ['Pillar', 'Small']]);
  });

  driven('608.3c a card in the hand does not have what it would be given when put', (begin) => {
    const duel = begin({
      cards: [
        banner,
        SMALL,
        being('Guard', 1000, blocker),
        charm('Gate', put(choose(yourHand({ keyword: 'blocker' })))),
      ],
      p1: { hand: ['Gate', 'Small', 'Guard'], manaZone: ONE_MANA, battleZone: ['Banner'] },
    });
    duel.use('Cast Gate');
    expect([duel.names('p1', 'hand'), duel.names('p1', 'battleZone')]).toEqual([
      ['Small'],
      ['Banner', 'Guard'],
    ]);
  });
});

describe('609 replacement', () => {
  driven('609.2 a replacement that comes with the event is too late for it', (begin) => {
    const duel = begin({
      cards: [
        SMALL,
        being('Keeper', 1000, wouldBeDestroyed({ of: 'you' }, insteadDo(draw()))),
        being('Door', 1000, whenDestroyed(self, put(choose(yourHand({ type: 'creature' }))))),
        charm('Ruin', destroy(yourCreatures())),
      ],
      p1: { hand: ['Ruin', 'Keeper'], manaZone: ONE_MANA, battleZone: ['Door', 'Small'] },
    });
    duel.use('Cast Ruin');
    expect([duel.names('p1', 'battleZone'), duel.names('p1', 'graveyard')]).toEqual([
      ['Keeper'],
      ['Door', 'Ruin', 'Small'],
    ]);
  });

  driven('609.5 it does nothing where its event does not happen', (begin) => {
    const duel = begin({
      cards: [
        SMALL,
        being('Payer', 1000, wouldBeDestroyed(self, insteadDo(discard(choose(yourHand()))))),
        charm('Home', returnToHand(choose(yourCreatures()))),
      ],
      p1: { hand: ['Home', 'Small'], manaZone: ONE_MANA, battleZone: ['Payer'] },
    });
    duel.use('Cast Home');
    expect([duel.names('p1', 'hand'), duel.names('p1', 'graveyard')]).toEqual([['Payer', 'Small'], ['Home']]);
  });

  driven('609.4 what cannot be done instead does not replace', (begin) => {
    const duel = begin({
      cards: [
        being('Payer', 1000, optional(wouldBeDestroyed(self, insteadDo(discard(choose(yourHand())))))),
        charm('Ruin', destroy(choose(yourCreatures()))),
      ],
      p1: { hand: ['Ruin'], manaZone: ONE_MANA, battleZone: ['Payer'] },
    });
    duel.use('Cast Ruin');
    expect([duel.names('p1', 'battleZone'), duel.names('p1', 'graveyard')]).toEqual([[], ['Payer', 'Ruin']]);
  });
});

describe('605.4 cards of the deck that an effect looks at', () => {
  driven('a spell cast from among them draws from below the others', (begin) => {
    const duel = begin({
      cards: [
        SMALL,
        BIG,
        charm('Study', draw()),
        charm(
          'Oracle',
          inOrder(lookAtTop(3, 'seen'), may(useFree(choose(the('seen')))), putOnDeckBottom(the('seen'))),
        ),
      ],
      p1: {
        hand: ['Oracle'],
        manaZone: ONE_MANA,
        battleZone: ['Filler'],
        deck: ['Study', 'Small', 'Small', 'Big', 'Filler'],
      },
    });
    duel.use('Cast Oracle');
    duel.choose('Yes').choose('Study');
    if (duel.asked === 'p1 order') duel.choose(...duel.options);
    expect([duel.names('p1', 'hand'), [...duel.zone('p1', 'deck')].sort()]).toEqual([
      ['Big'],
      ['Filler', 'Small', 'Small'],
    ]);
    expect(duel.zone('p1', 'deck')[0]).toBe('Filler');
  });
});
