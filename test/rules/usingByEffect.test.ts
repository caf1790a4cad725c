import type { CardDefinition } from 'taiki';
import type { Arrangement } from 'taiki/testing';
import type { Effect } from 'taiki/words';
import {
  called,
  cannot,
  cardsIn,
  choose,
  creature,
  draw,
  each,
  from,
  gacharangeCreature,
  ifYouDo,
  inOrder,
  lookAt,
  may,
  putIntoGraveyard,
  self,
  sizeOf,
  spell,
  spellAbility,
  tap,
  the,
  topOfDeckTo,
  twinpact,
  useFree,
  useFreeYourself,
  when,
  whenPut,
  yourGraveyard,
  yourHand,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';
import { beast, castDeal } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const insight = spell({ ...plain, name: 'Insight', abilities: [spellAbility(draw())] });
const sow = spell({ ...plain, name: 'Sow', abilities: [spellAbility(topOfDeckTo('manaZone'))] });
const halves = twinpact(
  'Halves',
  creature({ ...plain, name: 'First', power: 1000 }),
  spell({ ...plain, name: 'Second', abilities: [spellAbility(draw())] }),
);
const forbidding = (act: 'cast' | 'summon', name: string) =>
  creature({
    ...plain,
    name,
    power: 1000,
    abilities: [each(cardsIn('hand', 'any'), cannot({ do: act, who: 'any' }))],
  });
const cards = [beast, insight, sow, halves, forbidding('cast', 'Silence'), forbidding('summon', 'Solitude')];

type Own = Omit<NonNullable<Arrangement['p1']>, 'hand'> & { readonly hand?: readonly string[] };

/** Puts a creature that does this as it is put: so its effect is no spell. */
const doing = (
  begin: Begin,
  effect: Effect,
  { hand = [], ...own }: Own,
  more: readonly CardDefinition[] = [],
) => {
  const agent = creature({ ...plain, name: 'Agent', power: 1000, abilities: [whenPut(self, effect)] });
  return begin({
    cards: [...cards, ...more, agent],
    p1: { manaZone: { fire: 1 }, ...own, hand: ['Agent', ...hand] },
  }).use('Summon Agent');
};

describe('601.1a of a twinpact that an effect uses', () => {
  driven('the player picks the side', (begin) => {
    for (const side of ['Halves', 'Second']) {
      const duel = doing(begin, useFree(choose(yourHand())), { hand: ['Halves'] });
      expect([duel.asked, duel.options]).toEqual(['p1 mode', ['Halves', 'Second']]);
      duel.choose(side);
      expect(duel.zone('p1', 'hand')).toEqual(side === 'Halves' ? [] : ['Filler']);
      expect(duel.names('p1', 'battleZone')).toEqual(side === 'Halves' ? ['Agent', 'Halves'] : ['Agent']);
    }
  });

  driven('only the side is used that the effect asks for', (begin) => {
    const cast = doing(begin, useFree(choose(yourHand({ type: 'spell' }))), { hand: ['Halves'] });
    expect(cast.facts('useDeclared')).toEqual(['useDeclared Agent', 'useDeclared Second']);
    const summoned = doing(begin, useFree(choose(yourHand({ type: 'creature' }))), { hand: ['Halves'] });
    expect(summoned.facts('useDeclared')).toEqual(['useDeclared Agent', 'useDeclared Halves']);
  });

  driven('101.2 a side that may not be used is not offered', (begin) => {
    const duel = begin({
      cards: [...cards, free],
      step: 'attack',
      p1: { hand: ['Halves'], battleZone: ['Free', 'Silence'] },
    });
    duel.choose('Free attacks the player');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.names('p1', 'battleZone')).toEqual(['Free', 'Halves', 'Silence']);
  });

  driven('101.2 where the side that is asked for may not be used, nothing is', (begin) => {
    const duel = begin({
      cards: [...cards, freeSpell],
      step: 'attack',
      p1: { hand: ['Halves'], battleZone: ['Free Spell', 'Silence'] },
    });
    duel.choose('Free Spell attacks the player');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.zone('p1', 'hand')).toEqual(['Halves']);
  });

  driven('that is another copy of the card that uses it, the player picks the side too', (begin) => {
    const pick = { do: 'choose', what: called(choose(yourHand()), 'one') } as const;
    const twins = twinpact(
      'Twins',
      creature({
        ...plain,
        name: 'Twins',
        power: 1000,
        abilities: [whenPut(self, inOrder(pick, useFree(the('one'))))],
      }),
      spell({ ...plain, name: 'Rest', abilities: [spellAbility(draw())] }),
    );
    const duel = begin({ cards: [twins], p1: { hand: ['Twins', 'Twins'], manaZone: { fire: 1 } } });
    duel.use('Summon Twins');
    expect([duel.asked, duel.options]).toEqual(['p1 mode', ['Twins', 'Rest']]);
    duel.choose('Rest');
    expect(duel.zone('p1', 'hand')).toEqual(['Filler']);
  });

  driven('that uses itself, the side is used on which the ability is', (begin) => {
    const leaps = from(['hand'], when({ event: 'drawn', by: 'you' }, may(useFree(self))));
    const leaper = twinpact(
      'Leaper',
      creature({ ...plain, name: 'Leap', power: 1000, abilities: [leaps] }),
      spell({ ...plain, name: 'Bound', abilities: [spellAbility(draw(3))] }),
    );
    const duel = doing(begin, draw(), { hand: ['Leaper'] }, [leaper]);
    duel.choose('Declare Leap');
    expect(duel.names('p1', 'battleZone')).toEqual(['Agent', 'Leaper']);
  });
});

const free = creature({
  ...plain,
  name: 'Free',
  power: 1000,
  abilities: [when({ event: 'attacks', what: { of: 'you' } }, useFree(choose(yourHand())))],
});
const freeSpell = creature({
  ...plain,
  name: 'Free Spell',
  power: 1000,
  abilities: [when({ event: 'attacks', what: { of: 'you' } }, useFree(choose(yourHand({ type: 'spell' }))))],
});

describe('409.1e cards that one effect uses', () => {
  driven('where they are not chosen, their player says in which order', (begin) => {
    const duel = doing(begin, useFree(yourGraveyard({ type: 'spell' })), {
      graveyard: ['Insight', 'Sow', 'Beast'],
    });
    expect([duel.asked, duel.options]).toEqual(['p1 order', ['Insight', 'Sow']]);
    expect(duel.decision).toMatchObject({ min: 2, max: 2, ordered: true });
    duel.choose('Sow', 'Insight');
    expect(duel.facts('cardUsed')).toEqual(['cardUsed Agent', 'cardUsed Sow', 'cardUsed Insight']);
    expect(duel.names('p1', 'graveyard')).toEqual(['Beast', 'Insight', 'Sow']);
  });

  driven('400.2 what lies hidden is ordered without being seen', (begin) => {
    const shields = { shieldZone: ['Insight', 'Filler', 'Sow'] };
    const hidden = ['Card 1', 'Card 2'];
    const duel = doing(begin, useFree(yourShields({ type: 'spell' })), shields);
    expect([duel.asked, duel.options]).toEqual(['p1 order', hidden]);
    duel.choose('Card 2', 'Card 1');
    expect(duel.facts('cardUsed')).toEqual(['cardUsed Agent', 'cardUsed Sow', 'cardUsed Insight']);
    const two = { do: 'choose', what: called(choose(yourShields({ type: 'spell' }), 2), 'two') } as const;
    const chosen = doing(begin, inOrder(two, useFree(the('two'))), shields);
    expect([chosen.asked, chosen.options]).toEqual(['p1 order', hidden]);
    const seen = doing(begin, inOrder(two, lookAt(the('two')), useFree(the('two'))), shields);
    expect([seen.asked, seen.options]).toEqual(['p1 order', ['Insight', 'Sow']]);
  });

  driven('409.2 one that may not be used stays where it is, and is not pending', (begin) => {
    const duel = doing(begin, useFree(yourGraveyard()), {
      graveyard: ['Insight', 'Beast'],
      battleZone: ['Silence'],
    });
    duel.choose('Insight', 'Beast');
    expect(duel.zone('p1', 'graveyard')).toEqual(['Insight']);
    expect(duel.names('p1', 'battleZone')).toEqual(['Agent', 'Beast', 'Silence']);
    expect(duel.facts('cardUsed')).toEqual(['cardUsed Agent', 'cardUsed Beast']);
  });

  driven('a spell that was cast is nothing that came of it, a creature is', (begin) => {
    const count = inOrder(useFree(yourGraveyard()), draw(sizeOf(the('used'))), tap(the('used')));
    const duel = doing(begin, count, { graveyard: ['Sow', 'Beast'] }).choose('Sow', 'Beast');
    expect(duel.count('p1', 'hand')).toBe(1);
    expect(duel.battleZones.p1).toEqual(['Agent', 'Beast (tapped)']);
  });

  driven('409.1c one that is used from the shield zone is no shield meanwhile', (begin) => {
    const collapse = spell({
      ...plain,
      name: 'Collapse',
      abilities: [spellAbility({ do: 'breakShields', of: 'you', count: 'all' })],
    });
    const duel = doing(
      begin,
      useFree(choose(yourShields({ type: 'spell' }))),
      { shieldZone: ['Filler', 'Collapse', 'Filler'] },
      [collapse],
    );
    expect(duel.facts('shieldBroken')).toEqual(['shieldBroken Filler', 'shieldBroken Filler']);
    expect(duel.zone('p1', 'hand')).toEqual(['Filler', 'Filler']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Collapse']);
  });
});

describe('summoning from the super GR zone', () => {
  const robot = gacharangeCreature({ name: 'Robot', civilizations: [], cost: 3, power: 2000 });
  const crank = { do: 'gacharangeSummon', count: 3 } as const;

  driven('goes on as often as the effect says, and as long as there is a card', (begin) => {
    for (const there of [1, 3, 4]) {
      const superGRZone = Array.from({ length: there }, () => 'Robot');
      const duel = doing(begin, ifYouDo(crank, draw()), { superGRZone }, [robot]);
      expect(duel.count('p1', 'battleZone')).toBe(1 + Math.min(3, there));
      expect(duel.count('p1', 'hand')).toBe(1);
    }
  });

  driven('101.2 is summoning, and may be forbidden', (begin) => {
    const hermit = creature({
      ...plain,
      name: 'Hermit',
      power: 1000,
      abilities: [
        each(cardsIn('hand', 'any'), cannot({ do: 'summon', who: 'any', what: { names: ['Robot'] } })),
      ],
    });
    const own = { superGRZone: ['Robot'], battleZone: ['Hermit'] };
    const duel = doing(begin, ifYouDo(crank, draw()), own, [robot, hermit]);
    expect(duel.names('p1', 'battleZone')).toEqual(['Agent', 'Hermit']);
    expect(duel.count('p1', 'hand')).toBe(0);
  });
});

describe('603.3b using icons', () => {
  const ringer = (name: string, effect: Effect) =>
    creature({ ...plain, name, power: 1000, abilities: [{ ...whenPut(self, effect), icon: 'bell' }] });
  const ringers = [
    ringer('Drawer', draw()),
    ringer('Sower', topOfDeckTo('manaZone')),
    ringer('Burier', putIntoGraveyard(yourHand())),
  ];

  driven('the player chooses as many of the abilities as the effect says', (begin) => {
    const use = { do: 'useIcons', icon: 'bell', count: 2 } as const;
    const duel = doing(begin, use, { battleZone: ['Drawer', 'Beast', 'Sower', 'Burier'] }, ringers);
    expect([duel.asked, duel.options.length]).toEqual(['p1 mode', 3]);
    duel.choose('Drawer', 'Sower');
    expect(duel.asked).toBe('p1 standby');
    duel.choose('Drawer', 'Sower');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual([1, 2]);
  });
});

describe('601.1a of a twinpact that is used for no cost', () => {
  const back = (...abilities: CardDefinition['abilities']) =>
    twinpact(
      'Front',
      creature({ ...plain, name: 'Front', power: 1000 }),
      spell({ ...plain, name: 'Back', abilities: [spellAbility(draw()), ...abilities] }),
    );

  driven('only the side is used that the effect asks for, where nothing is chosen too', (begin) => {
    const duel = castDeal(begin, useFree(yourGraveyard({ type: 'spell' })), { graveyard: ['Front'] }, {}, [
      back(),
    ]);
    expect(duel.asked).toBe('p2 charge');
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('that uses itself from the graveyard, the side is used on which the ability is', (begin) => {
    const again = from(['graveyard'], when({ event: 'endOfTurn', of: 'you' }, useFree(self)));
    const duel = begin({ cards: [back(again)], p1: { graveyard: ['Front'] } });
    duel.passUntil('p2 charge');
    expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([[], 1]);
  });
});

describe('111.1, 302.2 a card of the opponent that an effect uses', () => {
  const grave = choose(cardsIn('graveyard', 'opponent'));

  driven('is used by its owner, or by the player whom the effect tells to use it', (begin) => {
    for (const [effect, drawn] of [
      [useFree(grave), [0, 1]],
      [useFreeYourself(grave), [1, 0]],
    ] as const) {
      const order = spell({ ...plain, name: 'Order', abilities: [spellAbility(effect)] });
      const duel = begin({
        cards: [beast, insight, order],
        p1: { hand: ['Order'], manaZone: { fire: 1 }, battleZone: ['Beast'] },
        p2: { graveyard: ['Insight'] },
      });
      duel.use('Cast Order');
      expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual(drawn);
      expect(duel.zone('p2', 'graveyard')).toEqual(['Insight']);
    }
  });

  driven('301.2 is not summoned by another player than its owner', (begin) => {
    for (const [effect, there] of [
      [useFree(grave), ['Beast']],
      [useFreeYourself(grave), []],
    ] as const) {
      const order = spell({ ...plain, name: 'Order', abilities: [spellAbility(effect)] });
      const duel = begin({
        cards: [beast, order],
        p1: { hand: ['Order'], manaZone: { fire: 1 }, battleZone: ['Beast'] },
        p2: { graveyard: ['Beast'] },
      });
      duel.use('Cast Order');
      expect(duel.battleZones).toEqual({ p1: ['Beast'], p2: there });
    }
  });
});
