import type { Effect, Target } from 'taiki/words';
import {
  any,
  atRandom,
  called,
  cardsIn,
  choose,
  chooseAnyNumber,
  chooseUpTo,
  creature,
  destroy,
  draw,
  each,
  evolution,
  evolutionCreature,
  from,
  has,
  inOrder,
  insteadDo,
  put,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  the,
  topOfDeckTo,
  useFree,
  when,
  whenPut,
  withTotal,
  wouldBeDestroyed,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';
import { cast } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
/** Draws for each creature that comes after it. */
const usher = creature({
  ...plain,
  name: 'Usher',
  power: 1000,
  abilities: [whenPut({ of: 'you', filter: { type: 'creature', other: true } }, draw())],
});
const beast = creature({ ...plain, name: 'Beast', power: 3000 });
const champion = evolutionCreature({
  ...plain,
  name: 'Champion',
  power: 6000,
  abilities: [evolution({ names: ['Beast'] })],
});
const insight = spell({ ...plain, name: 'Insight', abilities: [spellAbility(draw())] });
const sow = spell({ ...plain, name: 'Sow', abilities: [spellAbility(topOfDeckTo('manaZone'))] });
const cards = [usher, beast, champion, insight, sow];

const inHand = { hand: ['Beast', 'Usher', 'Fear Fang'] };
const creaturesInHand = yourHand({ type: 'creature' });

describe('409.1f creatures that one effect puts enter in the order that their player likes', () => {
  driven('in which they are chosen', (begin) => {
    const putting = (what: Target, first: string, second: string) => {
      const duel = cast(begin, put(what), { cards, p1: inHand });
      expect([duel.asked, duel.decision.ordered]).toEqual(['p1 choose', true]);
      duel.choose(first, second);
      expect(duel.facts('cardPut')).toEqual([`cardPut ${first}`, `cardPut ${second}`]);
      return duel.count('p1', 'hand');
    };
    const choices = [
      choose(creaturesInHand, 2),
      chooseUpTo(creaturesInHand, 2),
      chooseAnyNumber(creaturesInHand),
      withTotal(chooseAnyNumber(creaturesInHand), 'cost', 4),
    ];
    for (const what of choices) {
      expect(putting(what, 'Beast', 'Usher')).toBe(1);
      expect(putting(what, 'Usher', 'Beast')).toBe(2);
    }
  });

  driven('also where all of them must be chosen', (begin) => {
    const duel = cast(begin, put(choose(creaturesInHand, 3)), { cards, p1: inHand });
    expect([duel.asked, duel.decision.min]).toEqual(['p1 choose', 3]);
    duel.choose('Fear Fang', 'Usher', 'Beast');
    expect(duel.battleZones.p1).toEqual(['Brute', 'Fear Fang', 'Usher', 'Beast']);
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 attack', 1]);
  });

  driven('where nothing is chosen they are asked for it alone', (begin) => {
    const duel = cast(begin, put(creaturesInHand), { cards, p1: inHand });
    expect([duel.asked, duel.options]).toEqual(['p1 order', ['Beast', 'Usher', 'Fear Fang']]);
    expect(duel.decision).toMatchObject({ rule: '409.1f', min: 3, max: 3, ordered: true });
    duel.choose('Fear Fang', 'Usher', 'Beast');
    expect(duel.battleZones.p1).toEqual(['Brute', 'Fear Fang', 'Usher', 'Beast']);
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 attack', 1]);
  });

  driven('where they were chosen by an earlier part of the effect too', (begin) => {
    const two = called(choose(creaturesInHand, 2), 'two');
    const duel = cast(begin, inOrder({ do: 'choose', what: two }, put(the('two'))), { cards, p1: inHand });
    expect([duel.asked, duel.decision.ordered]).toEqual(['p1 choose', false]);
    duel.choose('Beast', 'Usher');
    expect([duel.asked, duel.options]).toEqual(['p1 order', ['Beast', 'Usher']]);
    duel.choose('Usher', 'Beast');
    expect(duel.battleZones.p1).toEqual(['Brute', 'Usher', 'Beast']);
  });

  driven('where the opponent chooses them, or chance does', (begin) => {
    const hand = { cards, p1: { hand: ['Beast', 'Usher'] } };
    const chosen = cast(begin, put(choose(creaturesInHand, 2, 'opponent')), hand);
    expect([chosen.asked, chosen.options]).toEqual(['p1 order', ['Beast', 'Usher']]);
    chosen.choose('Usher', 'Beast');
    expect(chosen.battleZones.p1).toEqual(['Brute', 'Usher', 'Beast']);
    const picked = cast(begin, put(atRandom(creaturesInHand, 2)), hand);
    expect([picked.asked, [...picked.options].sort()]).toEqual(['p1 order', ['Beast', 'Usher']]);
    picked.choose('Usher', 'Beast');
    expect(picked.battleZones.p1).toEqual(['Brute', 'Usher', 'Beast']);
  });

  driven("111.1 where both players' creatures enter, the active player's do first", (begin) => {
    const duel = cast(begin, put(cardsIn('graveyard', 'any', { type: 'creature' })), {
      cards,
      p1: { graveyard: ['Beast', 'Usher'] },
      p2: { graveyard: ['Usher', 'Beast'] },
    });
    duel.choose('Usher', 'Beast');
    expect([duel.asked, duel.options]).toEqual(['p2 order', ['Usher', 'Beast']]);
    duel.choose('Beast', 'Usher');
    expect(duel.facts('cardPut')).toEqual([
      'cardPut Usher',
      'cardPut Beast',
      'cardPut Beast',
      'cardPut Usher',
    ]);
    expect(duel.battleZones).toEqual({ p1: ['Brute', 'Usher', 'Beast'], p2: ['Beast', 'Usher'] });
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([1, 0]);
  });

  driven('and the player who chooses orders only the own ones', (begin) => {
    const three = choose(cardsIn('graveyard', 'any', { type: 'creature' }), 4);
    const duel = cast(begin, put(three), {
      cards,
      p1: { graveyard: ['Beast', 'Usher'] },
      p2: { graveyard: ['Usher', 'Beast'] },
    });
    const [mine, myUsher, theirUsher, theirs] = [0, 1, 2, 3];
    duel.duel.choose([theirUsher, myUsher, theirs, mine]);
    expect([duel.asked, duel.options]).toEqual(['p2 order', ['Usher', 'Beast']]);
    duel.choose('Beast', 'Usher');
    expect(duel.battleZones).toEqual({ p1: ['Brute', 'Usher', 'Beast'], p2: ['Beast', 'Usher'] });
  });

  driven('801.1a so an evolution creature may come after its base', (begin) => {
    const mana = { manaZone: ['Fire Filler', 'Champion', 'Beast'] };
    const duel = cast(begin, put(yourMana({ type: 'creature', names: ['Champion', 'Beast'] })), {
      cards,
      p1: mana,
    });
    duel.choose('Beast', 'Champion');
    expect(duel.battleZones.p1).toEqual(['Brute', 'Champion (over Beast)']);
    const early = cast(begin, put(yourMana({ type: 'creature', names: ['Champion', 'Beast'] })), {
      cards,
      p1: mana,
    });
    early.choose('Champion', 'Beast');
    expect(early.battleZones.p1).toEqual(['Brute', 'Beast']);
    expect(early.zone('p1', 'manaZone')).toEqual(['Fire Filler (tapped)', 'Champion']);
  });

  driven('copies of one card from one zone are not ordered', (begin) => {
    const duel = cast(begin, put(creaturesInHand), { cards, p1: { hand: ['Usher', 'Usher'] } });
    expect([duel.asked, duel.battleZones.p1]).toEqual(['p1 attack', ['Brute', 'Usher', 'Usher']]);
    const chosen = cast(begin, put(choose(creaturesInHand, 2)), { cards, p1: { hand: ['Usher', 'Usher'] } });
    expect([chosen.asked, chosen.battleZones.p1]).toEqual(['p1 attack', ['Brute', 'Usher', 'Usher']]);
    const apart = cast(begin, put(cardsIn(['hand', 'graveyard'], 'you', { names: ['Usher'] })), {
      cards,
      p1: { hand: ['Usher'], graveyard: ['Usher'] },
    });
    expect(apart.asked).toBe('p1 order');
  });

  driven("also in the opponent's turn", (begin) => {
    const ambush = spell({
      ...plain,
      name: 'Ambush',
      abilities: [shieldTrigger, spellAbility(put(creaturesInHand))],
    });
    const duel = begin({
      cards: [...cards, ambush],
      step: 'attack',
      p1: { battleZone: ['Beast', 'Fear Fang'] },
      p2: { shieldZone: ['Ambush'], hand: ['Beast', 'Usher'], battleZone: ['Fear Fang'] },
    });
    duel.choose('Beast attacks the player').passUntil('p2 declareShields').choose('Ambush');
    expect([duel.asked, duel.options]).toEqual(['p2 order', ['Beast', 'Usher']]);
    duel.choose('Usher', 'Beast');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Beast (tapped)', 'Fear Fang'],
      p2: ['Fear Fang', 'Usher', 'Beast'],
    });
    expect(duel.count('p2', 'hand')).toBe(1);
  });

  driven('609.9a and where they are put instead of another event', (begin) => {
    const martyr = creature({
      ...plain,
      name: 'Martyr',
      power: 1000,
      abilities: [wouldBeDestroyed(self, insteadDo(put(choose(creaturesInHand, 2))))],
    });
    const duel = cast(begin, destroy(yourCreatures({ names: ['Martyr'] })), {
      cards: [...cards, martyr],
      p1: { ...inHand, battleZone: ['Brute', 'Martyr'] },
    });
    duel.choose('Usher', 'Beast');
    expect(duel.battleZones.p1).toEqual(['Brute', 'Martyr', 'Usher', 'Beast']);
    expect(duel.count('p1', 'hand')).toBe(2);
  });
});

describe('409.1e spells that one effect casts are followed in the order that their player likes', () => {
  const spells = yourHand({ type: 'spell' });
  const used = (effect: Effect, ...order: readonly string[]) =>
    [effect, order, ['cardUsed Order', ...order.map((name) => `cardUsed ${name}`)]] as const;

  driven('in which they are chosen', (begin) => {
    for (const [effect, order, facts] of [
      used(useFree(choose(spells, 2)), 'Insight', 'Sow'),
      used(useFree(choose(spells, 2)), 'Sow', 'Insight'),
      used(useFree(chooseUpTo(spells, 2)), 'Sow', 'Insight'),
    ]) {
      const duel = cast(begin, effect, { cards, p1: { hand: ['Insight', 'Sow'] } });
      expect([duel.asked, duel.decision.ordered]).toEqual(['p1 choose', true]);
      duel.choose(...order);
      expect(duel.facts('cardUsed')).toEqual(facts);
      expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 attack', 1]);
    }
  });

  driven('a single one is chosen without an order', (begin) => {
    const duel = cast(begin, useFree(choose(spells)), { cards, p1: { hand: ['Insight', 'Sow'] } });
    expect([duel.asked, duel.decision.ordered]).toEqual(['p1 choose', false]);
    duel.choose('Sow');
    expect(duel.zone('p1', 'hand')).toEqual(['Insight']);
  });

  driven('copies of one card from one zone are not ordered', (begin) => {
    const duel = cast(begin, useFree(spells), { cards, p1: { hand: ['Insight', 'Insight'] } });
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 attack', 2]);
  });
});

describe('703.3, 111.2d state-based actions come between cards that one effect puts or uses', () => {
  /** Weakens all that are called Runt, so a Runt dies as soon as it is there. */
  const blight = creature({
    ...plain,
    name: 'Blight',
    power: 2000,
    abilities: [each(cardsIn('battleZone', 'any', { names: ['Runt'] }), { kind: 'power', by: -1000 })],
  });
  const mourner = creature({
    ...plain,
    name: 'Mourner',
    power: 2000,
    abilities: [when({ event: 'destroyed', what: any('any'), tense: 'destroyed' }, draw())],
  });
  const grim = [...cards, blight, mourner];
  const there = { cards: grim, p1: { graveyard: ['Blight', 'Mourner'], battleZone: ['Brute', 'Runt'] } };

  driven('a creature that dies by the first is gone before the second enters', (begin) => {
    const early = cast(begin, put(yourGraveyard({ type: 'creature' })), there).choose('Blight', 'Mourner');
    expect(early.facts('cardPut', 'cardDestroyed', 'effectTriggered')).toEqual([
      'cardPut Blight',
      'cardDestroyed Runt',
      'cardPut Mourner',
    ]);
    expect([early.battleZones.p1, early.count('p1', 'hand')]).toEqual([['Brute', 'Blight', 'Mourner'], 0]);
    const late = cast(begin, put(yourGraveyard({ type: 'creature' })), there).choose('Mourner', 'Blight');
    expect(late.facts('cardPut', 'cardDestroyed', 'effectTriggered')).toEqual([
      'cardPut Mourner',
      'cardPut Blight',
      'cardDestroyed Runt',
      'effectTriggered Mourner',
    ]);
    expect(late.count('p1', 'hand')).toBe(1);
  });

  driven('also where the effect uses them', (begin) => {
    const duel = cast(begin, useFree(yourGraveyard({ type: 'creature' })), there).choose('Blight', 'Mourner');
    expect(duel.facts('cardPut', 'cardDestroyed', 'effectTriggered')).toEqual([
      'cardPut Blight',
      'cardDestroyed Runt',
      'cardPut Mourner',
    ]);
    expect(duel.count('p1', 'hand')).toBe(0);
  });

  driven('one that dies as it enters is gone before the next, and was put', (begin) => {
    const counting = inOrder(put(yourGraveyard({ type: 'creature' })), destroy(the('put')));
    const duel = cast(begin, counting, {
      cards: grim,
      p1: { graveyard: ['Runt', 'Mourner'], battleZone: ['Brute', 'Blight'] },
    }).choose('Runt', 'Mourner');
    expect(duel.facts('cardPut', 'cardDestroyed', 'effectTriggered')).toEqual([
      'cardPut Runt',
      'cardDestroyed Runt',
      'cardPut Mourner',
      'cardDestroyed Mourner',
      'effectTriggered Mourner',
    ]);
    expect(duel.battleZones.p1).toEqual(['Brute', 'Blight']);
  });

  driven('507.4 one put blocking has taken the attack before it dies', (begin) => {
    const gate = creature({
      ...plain,
      name: 'Gate',
      power: 2000,
      abilities: [
        when(
          { event: 'attacks', what: any('opponent') },
          {
            do: 'put',
            what: yourHand({ type: 'creature' }),
            blocking: true,
          },
        ),
      ],
    });
    const duel = begin({
      cards: [...grim, gate, runt],
      step: 'attack',
      p1: { battleZone: ['Beast'] },
      p2: { battleZone: ['Blight', 'Gate'], hand: ['Runt'] },
    });
    duel.choose('Beast attacks the player');
    expect(duel.facts('attackRedirected', 'cardDestroyed')).toEqual([
      'attackRedirected Beast',
      'cardDestroyed Runt',
    ]);
    expect([duel.asked, duel.count('p2', 'shieldZone')]).toEqual(['p2 charge', 5]);
  });
});

const runt = creature({ ...plain, name: 'Runt', cost: 2, power: 1000 });

describe('409.1c, 111.2d state-based actions come between pending and the text', () => {
  /** Lives on the cards in its player's hand. */
  const miser = creature({
    ...plain,
    name: 'Miser',
    power: 0,
    abilities: [has({ kind: 'power', by: { times: [1000, { count: yourHand() }] } })],
  });
  const mourner = creature({
    ...plain,
    name: 'Watcher',
    power: 2000,
    abilities: [whenPut(any('any'), draw(2))],
  });
  const poor = (hand: readonly string[], graveyard: readonly string[] = []) => ({
    cards: [...cards, miser, mourner],
    p1: { hand, graveyard, battleZone: ['Brute', 'Miser'] },
  });

  driven('a creature with power by the cards in the hand dies before the last one draws', (begin) => {
    const duel = cast(begin, useFree(choose(yourHand())), poor(['Insight']));
    expect(duel.facts('cardUsed', 'cardDestroyed', 'cardDrawn')).toEqual([
      'cardUsed Order',
      'cardDestroyed Miser',
      'cardUsed Insight',
      'cardDrawn Filler',
    ]);
    expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([['Brute'], 1]);
  });

  driven('and lives where another card is left', (begin) => {
    const duel = cast(begin, useFree(choose(yourHand({ type: 'spell' }))), poor(['Insight', 'Beast']));
    expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([['Brute', 'Miser'], 2]);
  });

  driven('where several are used it dies before the first', (begin) => {
    const duel = cast(begin, useFree(yourHand()), poor(['Insight', 'Sow'])).choose('Insight', 'Sow');
    expect(duel.facts('cardUsed', 'cardDestroyed')).toEqual([
      'cardUsed Order',
      'cardDestroyed Miser',
      'cardUsed Insight',
      'cardUsed Sow',
    ]);
  });

  driven('where a card is put it dies before that enters', (begin) => {
    const own = cast(begin, put(choose(yourHand())), poor(['Watcher']));
    expect(own.facts('cardDestroyed', 'cardPut')).toEqual(['cardDestroyed Miser', 'cardPut Watcher']);
    expect([own.battleZones.p1, own.count('p1', 'hand')]).toEqual([['Brute', 'Watcher'], 2]);
  });

  driven('113.6 a shield trigger is used out of the hand in the same way', (begin) => {
    const gift = spell({ ...plain, name: 'Gift', abilities: [shieldTrigger, spellAbility(draw())] });
    const duel = begin({
      cards: [...cards, miser, gift],
      step: 'attack',
      p1: { battleZone: ['Beast', 'Fear Fang'] },
      p2: { shieldZone: ['Gift', 'Filler'], hand: ['Filler'], battleZone: ['Fear Fang', 'Miser'] },
    });
    duel.choose('Beast attacks the player');
    duel.choose('Shield 1').passUntil('p2 declareShields').choose('Gift');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Beast (tapped)', 'Fear Fang'],
      p2: ['Fear Fang', 'Miser'],
    });
    expect(duel.count('p2', 'hand')).toBe(2);
  });

  driven('409.2 a card that is not put after all is not pending', (begin) => {
    const duel = cast(begin, put(choose(yourHand())), { cards, p1: { hand: ['Champion'] } });
    expect([duel.asked, duel.zone('p1', 'hand')]).toEqual(['p1 attack', ['Champion']]);
  });

  driven('110.4g a declared ability from the hand finds the rest of the hand', (begin) => {
    const leaps = from(['hand'], when({ event: 'drawn', by: 'you' }, useFree(self)));
    const leaper = creature({ ...plain, name: 'Leaper', power: 1000, abilities: [leaps] });
    const duel = cast(begin, draw(), {
      cards: [...cards, miser, leaper],
      p1: { hand: ['Leaper'], battleZone: ['Brute', 'Miser'] },
    }).choose('Declare Leaper');
    expect(duel.battleZones.p1).toEqual(['Brute', 'Miser', 'Leaper']);
  });
});

describe('409.1f, 603.5a creatures that one effect puts', () => {
  const put = (begin: Begin, hand: readonly string[], first: string, second: string) =>
    begin({
      p1: { hand: ["Heaven's Force", ...hand], manaZone: { light: 2 }, battleZone: ['Macho Melon'] },
      p2: { battleZone: ['Fear Fang'] },
    })
      .use("Cast Heaven's Force")
      .choose(first, second);

  driven('see only those that come after them', (begin) => {
    const SNOUT = 'Quixotic Hero Swine Snout';
    const hand = [SNOUT, 'Burning Mane'];
    expect(powersOf(put(begin, hand, SNOUT, 'Burning Mane'), 'p1')).toContain(`${SNOUT} 4000`);
    expect(powersOf(put(begin, hand, 'Burning Mane', SNOUT), 'p1')).toContain(`${SNOUT} 1000`);
  });

  driven('have wave striker with those that have come before them', (begin) => {
    const hand = ['Aqua Trickster', 'Macho Melon'];
    expect(put(begin, hand, 'Aqua Trickster', 'Macho Melon').battleZones.p2).toEqual(['Fear Fang']);
    expect(put(begin, hand, 'Macho Melon', 'Aqua Trickster').battleZones.p2).toEqual(['Fear Fang (tapped)']);
  });
});
