import {
  type Ability,
  type Ban,
  type Bounds,
  type Choice,
  type Condition,
  type Effect,
  type EventPattern,
  exLife,
  type Filter,
  type Group,
  gravityZero,
  hasSevenMana,
  isCrossed,
  justDiver,
  meteorburn,
  ninjaStrike,
  type StaticEffect,
  type Subject,
  shieldSaver,
  shieldTriggerCross,
  tapAbilityWithMana,
} from 'taiki/words';
import type { Rule } from '../grammar/rule.ts';
import type { Zone } from '../grammar/values.ts';
import { doneOn, withAntecedent } from '../language/official/antecedent.ts';
import { ALLOWANCE_LINES, ALLOWANCES } from './abilities/readAllowances.ts';
import { CASTLE_LINES, CASTLES } from './abilities/readCastles.ts';
import { INSTEAD } from './abilities/readInstead.ts';
import { LAUNCHER_LINES } from './abilities/readLaunchers.ts';
import { NAMED_TITLES } from './abilities/readNamedTitles.ts';
import { NEW_TITLES, powerAttackerForEach } from './abilities/readNewTitles.ts';
import { OLD_TITLE_LINES, OLD_TITLES } from './abilities/readOldTitles.ts';
import { PAID_TITLE_LINES, PAID_TITLES } from './abilities/readPaidTitles.ts';
import { PERMISSIONS } from './abilities/readPermissions.ts';
import { COST_LINES, COSTS, REPLACEMENT_LINES, REPLACEMENTS } from './abilities/readReplacements.ts';
import { SHORT_TITLE_LINES, SHORT_TITLES } from './abilities/readShortTitles.ts';
import { STATES } from './abilities/readStates.ts';
import { CONDITION_TITLES, TITLE_LINES, TITLES } from './abilities/readTitles.ts';
import { afterwards } from './readEffects.ts';
import { chosen, groupOf } from './readNouns.ts';
import { isExplainedBy } from './readReminders.ts';
import { bySelf, speaksOfOthers } from './sentences/readActs.ts';
import { afterItsAttack } from './sentences/readOthers.ts';
import {
  type Described,
  type JapaneseGrammar,
  type JapaneseValues,
  means,
  same,
  says,
  withFilter,
} from './values.ts';

/** What an ability may give effects to besides the cards that a group describes. */
const BEARERS: readonly string[] = ['this', 'crossed', 'equipped', 'attached'];

/** Whether something is to follow the end of an attack that is not the bearer's own. */
const outlivesNoAttack = (events: readonly EventPattern[], effect: Effect): boolean =>
  JSON.stringify(effect).includes('"event":"endOfAttack"') &&
  !events.every(
    (event) =>
      'what' in event &&
      'filter' in (event.what ?? {}) &&
      JSON.stringify(event.what).includes('"itself":true'),
  );

const CROSSED: Subject = { of: 'any', filter: { type: 'creature', crossedWith: { ref: 'this' } } };

const ONE_NOT_CROSSED: Choice = {
  choose: {
    in: 'battleZone',
    of: 'you',
    filter: { type: 'creature', not: { crossedWith: { ref: 'this' } } },
  },
  count: 1,
  amount: 'exactly',
  by: 'you',
};

const BATTLES: readonly string[] = ['battles', 'winsBattle', 'losesBattle', 'battleEnds'];

/** Whether it is about the creature that the one of the event battles. */
const speaksOfBattle = (effect: Effect): boolean => JSON.stringify(effect).includes('"ref":"other"');

/** 「ブロックされたクリーチャー」, 「ブロックしたクリーチャー」: the other creature, if the event says that there is one. */
function opposedIn(events: readonly EventPattern[], effect: Effect): Effect | undefined {
  const said = JSON.stringify(effect);
  const is = (event: EventPattern['event']): boolean => events.every((one) => one.event === event);
  if (said.includes('"ref":"blocked"') && !is('blocks')) return undefined;
  if (said.includes('"ref":"blocking"') && !is('becomesBlocked')) return undefined;
  const theyAttack = events.every((one) => one.event === 'attacks' && one.what.of === 'opponent');
  if (said.includes('"ref":"attacker"') && !theyAttack) return undefined;
  return JSON.parse(
    said
      .replaceAll(/"ref":"block(?:ed|ing)"/g, '"ref":"other"')
      .replaceAll('"ref":"attacker"', '"ref":"that"'),
  ) as Effect;
}

const eventOf = (events: readonly EventPattern[]): EventPattern | undefined => {
  const [first, ...more] = events;
  return more.length === 0 ? first : { event: 'anyOf', patterns: events };
};

const OTHER_THAN_IT = '"not":{"is":{"ref":"that"}}';
const OTHER_THAN_BEARER = '"not":{"is":{"ref":"bearer"}}';

const withText = (effect: Effect, from: string, to: string): Effect =>
  JSON.parse(JSON.stringify(effect).replaceAll(from, to)) as Effect;

/** Whether a card has gone to a zone in which it can neither be tapped nor battle. */
const isOutsideBattle = (event: EventPattern): boolean =>
  event.event === 'moved' && event.to !== undefined && event.from !== 'battleZone';

/** Whether several events are about the same card. */
const ofOneCard = ([first, ...more]: readonly EventPattern[]): boolean =>
  first !== undefined &&
  'what' in first &&
  more.every((event) => 'what' in event && same(event.what, first.what));

/** What lasts on 「それ」 then is what was chosen since, and no card of another zone. */
function doneElsewhere(effect: Effect): Effect | undefined {
  const lasting = withText(effect, '"affects":{"ref":"that"}', '"affects":{"ref":"thatCreature"}');
  const isChosenSince = lasting !== effect && JSON.stringify(lasting).includes('"ref":"thatCreature"');
  return isChosenSince ? withAntecedent(lasting, 'that', 'noCreature') : withAntecedent(effect, 'that');
}

/** The bearer is 「このクリーチャー」 in its own triggers, so that 「それ」 is another one. Only 「他の」 speaks of it. */
function doneByTrigger(
  events: readonly EventPattern[],
  when: EventPattern,
  effect: Effect,
  bearer: 'this' | undefined,
): Effect | undefined {
  const isOwn = events.every(
    (event) => 'what' in event && JSON.stringify(event.what).includes('"itself":true'),
  );
  if (!isOwn && events.every(isOutsideBattle))
    return ofOneCard(events) ? doneElsewhere(effect) : doneOn(when, effect, bearer);
  if (!isOwn) return doneOn(when, effect, bearer);
  const done = withAntecedent(withText(effect, OTHER_THAN_IT, OTHER_THAN_BEARER), undefined);
  return done && withText(done, OTHER_THAN_BEARER, OTHER_THAN_IT);
}

const triggered = (
  events: readonly EventPattern[],
  effect: Effect,
  clauses: { readonly given?: Condition; readonly condition?: Condition } = {},
): Ability | undefined => {
  if (speaksOfBattle(effect) && !events.every(({ event }) => BATTLES.includes(event))) return undefined;
  if (outlivesNoAttack(events, effect) || events.some((event) => speaksOfOthers(event, effect)))
    return undefined;
  const opposed = opposedIn(events, effect);
  if (opposed === undefined) return undefined;
  const when = eventOf(events);
  const done =
    when && doneByTrigger(events, when, opposed, clauses.condition === undefined ? undefined : 'this');
  return when && done && { kind: 'triggered', when, ...clauses, effect: done };
};

/** Whether its first words are a condition: those belong to the trigger (603.4). */
const beginsWithIf = (effect: Effect): boolean =>
  effect.do === 'inOrder' ? effect.effects.slice(0, 1).some(beginsWithIf) : effect.do === 'if';

/** 603.2b. Creatures that are put at once are counted one after the other. */
function ofTheNth(events: readonly EventPattern[], nth: number, effect: Effect): Ability | undefined {
  const arePutByYou = events.every(
    (event) => event.event === 'put' && (event.what.of === 'you' || event.what.filter?.itself === true),
  );
  const put: EventPattern = { event: 'put', what: { of: 'you', filter: { type: 'creature' } } };
  return arePutByYou
    ? triggered(events, effect, { given: { kind: 'happened', event: put, is: { min: nth, max: nth } } })
    : undefined;
}

const isLinkedTo = (linked: Bounds): Condition => ({ kind: 'is', what: { ref: 'this' }, like: { linked } });

const LINKED = isLinkedTo({ min: 1 });

/** What the bearer does under a condition. */
const itselfWhile = (during: Condition, effects: readonly StaticEffect[]): Ability => ({
  kind: 'static',
  while: during,
  affects: { ref: 'this' },
  effects,
});

/** What happens while the bearer is linked. */
function whileLinked(ability: Ability): Ability | undefined {
  if (ability.kind === 'triggered')
    return ability.given === undefined ? { ...ability, given: LINKED } : undefined;
  if (ability.kind === 'static' || ability.kind === 'replacement')
    return ability.while === undefined && ability.from === undefined
      ? { ...ability, while: LINKED }
      : undefined;
  return undefined;
}

const linkedEvent = (event: EventPattern, effect: Effect): Ability | undefined => {
  const ability = triggered([event], effect);
  return ability && whileLinked(ability);
};

/** Whether its last sentence asks for what the one before it did, so that both depend on the condition before them. */
const dependsOnItself = (effect: Effect): boolean =>
  (effect.do === 'may' || effect.do === 'ifDone') &&
  effect.then !== undefined &&
  effect.otherwise === undefined;

const ABILITIES: readonly Rule<Ability>[] = [
  ...CASTLES,
  ...COSTS,
  ...REPLACEMENTS,
  ...TITLES,
  ...NEW_TITLES,
  ...NAMED_TITLES,
  ...OLD_TITLES,
  ...SHORT_TITLES,
  ...PAID_TITLES,
  ...PERMISSIONS,
  ...ALLOWANCES,
  ...STATES,
  ...INSTEAD,
  says('{自分のターン中に[、]|自分のターン中、|自分のターンに[、]}<events><effect>', (events, effect) =>
    triggered(events, effect, { given: { kind: 'turnOf', who: 'you' } }),
  ),
  says('<heldWhile><ability>', heldWhile),
  says('このクリーチャーが{ブロックした|ブロックする}時、バトルの後[で][、]<act>', (effect) =>
    triggered(
      [{ event: 'blocks', what: { of: 'any', filter: { itself: true } } }],
      afterwards('battleEnds', effect),
    ),
  ),
  says('このクリーチャーがバトルに勝った時、バトルの後[で][、]<act>', (effect) =>
    triggered([{ event: 'winsBattle', what: { of: 'any', filter: { itself: true } } }], effect),
  ),
  says('このクリーチャーが攻撃する時、攻撃の後、<act>', (effect) =>
    triggered(
      [{ event: 'attacks', what: { of: 'any', filter: { itself: true } } }],
      afterwards('endOfAttack', effect),
    ),
  ),
  says(
    '<civilizations>スレイヤー',
    (civilizations): Ability => ({
      kind: 'triggered',
      when: { event: 'battleEnds', what: { of: 'any', filter: { itself: true } } },
      given: { kind: 'is', what: { ref: 'other' }, like: { civilizations } },
      effect: { do: 'destroy', what: { ref: 'other' } },
    }),
  ),
  says('このクリーチャーは、<described>をブロックできない', (cards): Ability | undefined => {
    const affects = groupOf(cards);
    return affects?.in === 'battleZone' && cards.of === undefined
      ? {
          kind: 'static',
          affects,
          effects: [{ kind: 'cannot', ban: { do: 'beBlocked', by: { itself: true } } }],
        }
      : undefined;
  }),
  says(
    '呪文を唱えたターンのみ、このクリーチャーを召喚{できる|することができる}',
    (): Ability => ({
      kind: 'useOnlyIf',
      condition: {
        kind: 'happened',
        event: { event: 'used', by: 'you', what: { type: 'spell' } },
        is: { min: 1 },
      },
    }),
  ),
  says(
    '<condition>、攻撃中、このクリーチャーのパワーは<signed>される',
    (during, by): Ability => ({
      kind: 'static',
      while: { kind: 'both', conditions: [{ kind: 'attacking', what: { ref: 'this' } }, during] },
      affects: { ref: 'this' },
      effects: [{ kind: 'power', by }],
    }),
  ),
  says(
    '<events>バトルゾーンにある自分のクリーチャーがこのクリーチャーだけであれば、{自分の墓地に置く|破壊する|このクリーチャーを破壊する}',
    (events) =>
      triggered(
        events,
        { do: 'destroy', what: { ref: 'this' } },
        {
          condition: {
            kind: 'count',
            of: { in: 'battleZone', of: 'you', filter: { type: 'creature', other: true } },
            is: { max: 0 },
          },
        },
      ),
  ),
  says(
    '{このクリーチャーがブロックした時|このクリーチャーをブロックのためにタップした時は}、バトルの後でアンタップする',
    () =>
      triggered(
        [{ event: 'blocks', what: { of: 'any', filter: { itself: true } } }],
        afterwards('battleEnds', { do: 'untap', what: { ref: 'this' } }),
      ),
  ),
  says(
    '{バイオ・K-|バイオ・T-}<events>このカードを[自分の]手札から捨ててもよい。そうした場合、<effect>',
    (events, effect): Ability | undefined => {
      const [when, ...more] = events;
      const then = withAntecedent(effect, undefined);
      return when && then && more.length === 0
        ? {
            kind: 'triggered',
            when,
            effect: { do: 'may', effect: { do: 'discard', what: { ref: 'this' } }, then },
            from: ['hand'],
          }
        : undefined;
    },
  ),
  says(
    'この呪文が自分のシールドゾーンにあり、<condition>、この呪文に<granted>を与える',
    (during, ability): Ability => ({
      kind: 'static',
      while: during,
      affects: { ref: 'this' },
      effects: [{ kind: 'gains', abilities: [ability] }],
      from: ['shieldZone'],
    }),
  ),
  says('このクリーチャーがバトルゾーンにある間{に、|、}<ability>', (ability) =>
    ability.kind === 'replacement' ||
    (ability.kind === 'static' && (!('ref' in ability.affects) || forbidsUse(ability)))
      ? ability
      : undefined,
  ),
  says(
    'このクリーチャーが<described>を攻撃する時、<effect>',
    ({ of, in: zone, filter }, effect): Ability | undefined => {
      const done = withAntecedent(effect, undefined);
      return done && of === undefined && zone === undefined && Object.keys(filter).length > 1
        ? {
            kind: 'triggered',
            when: { event: 'attacked', what: { of: 'any', filter } },
            given: { kind: 'attacking', what: { ref: 'this' } },
            effect: done,
          }
        : undefined;
    },
  ),
  says(
    'このクリーチャーは、クリーチャーを攻撃する時[、]ブロックされない',
    (): Ability => ({
      kind: 'static',
      while: { kind: 'attacking', what: { ref: 'this' }, target: 'creature' },
      affects: { ref: 'this' },
      effects: [{ kind: 'cannot', ban: { do: 'beBlocked' } }],
    }),
  ),
  says('[このクリーチャーがバトルゾーンにある間、]<events>これをアンタップする', (events) =>
    events.every(({ event }) => event === 'endOfTurn' || event === 'startOfTurn')
      ? triggered(events, { do: 'untap', what: { ref: 'this' } })
      : undefined,
  ),
  says('<events>自分のマナゾーンに置く', (events) => movedItself(events, 'manaZone')),
  says('<events>自分の手札に戻す', (events) => movedItself(events, 'hand')),
  says('<events>自分の墓地から<itselfPut>', (events, effect) =>
    events.every(isOwnDestruction) ? triggered(events, effect) : undefined,
  ),
  says('<events><condition>、このクリーチャーを自分の墓地から手札に戻してもよい', (events, condition) =>
    inGraveyard(events, RETURNED, { condition }),
  ),
  says('<events>アンタップする', (events) => untappedBy(events)),
  says('<events>アンタップする', (events): Ability | undefined => {
    const [event, ...more] = events;
    const isOther =
      (event?.event === 'attacks' || event?.event === 'tapped') && event.what.filter?.itself === undefined;
    return isOther && more.length === 0
      ? triggered(events, { do: 'untap', what: { ref: 'that' } })
      : undefined;
  }),
  says('これをクロスしたクリーチャーは、自分のターンの終わりにアンタップされる', () =>
    triggered([{ event: 'endOfTurn', of: 'you' }], { do: 'untap', what: { ref: 'crossed' } }),
  ),
  says('このクリーチャーがバトルに勝った時、バトルの後[で][、]<mayAct>', (effect) =>
    triggered([{ event: 'winsBattle', what: { of: 'any', filter: { itself: true } } }], effect),
  ),
  says('<described>を召喚してもよい', (cards): Ability | undefined => {
    const affects = groupOf(cards);
    return affects?.in === 'manaZone' && affects.of === 'you' && affects.filter?.type === 'creature'
      ? {
          kind: 'static',
          affects,
          effects: [{ kind: 'can', permission: { do: 'summonFrom', zone: 'manaZone' } }],
        }
      : undefined;
  }),
  says('<described>は[、]バトルゾーンに出す時[、]タップして置く', entersTapped),
  says('相手は、<described>をバトルゾーンに出す時、そのクリーチャーをタップして置く', (cards) =>
    cards.of === undefined ? entersTapped({ ...cards, of: 'opponent' }) : undefined,
  ),
  says('<condition>、<described>は[、]タップしてバトルゾーンに出る', (during, cards) => {
    const ability = entersTapped(cards);
    return ability && heldWhile(during, ability);
  }),
  says('<events>アンタップしてもよい', (events) => untappedBy(events, 'may')),
  says(
    '相手は[、]{このクリーチャー|このカード}をタップできない',
    (): Ability => ({
      kind: 'static',
      affects: { ref: 'this' },
      effects: [{ kind: 'cannot', ban: { do: 'beTapped', by: 'opponent' } }],
    }),
  ),
  says('<forbidden>', (forbidden) => forbidden),
  says('<condition>、<forbidden>', heldWhile),
  says(
    '相手がバトルゾーンにあるクリーチャーを選ぶ時、<described>を選ぶことはできない',
    (cards): Ability | undefined => {
      const affects = groupOf(cards);
      return affects?.in === 'battleZone' && affects.of === 'you'
        ? { kind: 'static', affects, effects: [{ kind: 'cannot', ban: { do: 'beChosen', by: 'opponent' } }] }
        : undefined;
    },
  ),
  says(
    'このクリーチャーは、自分の<zone>から召喚してもよい',
    (zone): Ability => ({
      kind: 'static',
      affects: { ref: 'this' },
      effects: [{ kind: 'can', permission: { do: 'summonFrom', zone } }],
      from: [zone],
    }),
  ),
  says(
    '<described>は[、]{バトルゾーンに|}タップ{して|された状態で}{バトルゾーンに|}{出る|置かれる}',
    entersTapped,
  ),
  says(
    '<subject>が攻撃したターン、<affected>{も|は}[、]<verbPhrase>',
    (what, affects, effects): Ability | undefined =>
      'ref' in affects && affects.ref !== 'this'
        ? undefined
        : {
            kind: 'static',
            while: { kind: 'happened', event: { event: 'attacks', what }, is: { min: 1 } },
            affects,
            effects,
          },
  ),
  says(
    '自分の手札に加え{られる|る}{シールドは|カードは|シールドカードは}すべて[、]「S・トリガー」を得る',
    () => shieldsTrigger({}),
  ),
  says(
    '{シールドゾーンから|}自分の手札に加え{られる|る}<kind>はすべて[、]「S・トリガー」を得る',
    shieldsTrigger,
  ),
  says('このクリーチャーは、<owner>の手札が<number>枚以下なら召喚できる', (of, max): Ability | undefined =>
    of === 'self'
      ? undefined
      : { kind: 'useOnlyIf', condition: { kind: 'count', of: { in: 'hand', of }, is: { max } } },
  ),
  says(
    '{自分のクリーチャーを相手が選ぶ時、|バトルゾーンにある自分のクリーチャーを相手が選ぶ時、|相手が自分のクリーチャーを選ぶ時、|相手がバトルゾーンにある自分のクリーチャーを選ぶ時、|相手がバトルゾーンのクリーチャーを選ぶ時、}<described>{は選べない|を選ぶことはできない}',
    (cards): Ability | undefined => {
      const affects = groupOf({ of: 'you', ...cards });
      return affects?.in === 'battleZone' && affects.of === 'you'
        ? { kind: 'static', affects, effects: [{ kind: 'cannot', ban: { do: 'beChosen', by: 'opponent' } }] }
        : undefined;
    },
  ),
  says('このクリーチャーがリンクして{いて|いる時}、<ability>', whileLinked),
  says('このクリーチャーがリンクしていて[、]<happening>時、<effect>', (happening, effect) =>
    linkedEvent({ ...happening, what: { of: 'any', filter: { itself: true } } }, effect),
  ),
  says('このクリーチャーは[、]リンクしていない時[、]<verbPhrase>', (effects) =>
    itselfWhile(isLinkedTo({ max: 0 }), effects),
  ),
  says(
    '<events>このクリーチャーが[自分の]墓地にあれば、このクリーチャーを[墓地から]バトルゾーンに戻してもよい',
    (events) => inGraveyard(events, { do: 'put', what: { ref: 'this' } }),
  ),
  says(
    '<events>このクリーチャーが[自分の]墓地にあれば、このクリーチャーを[墓地から]手札に戻してもよい',
    (events) => inGraveyard(events, RETURNED),
  ),
  says('このクリーチャーは[、]リンクしている時[、]<verbPhrase>', (effects) => itselfWhile(LINKED, effects)),
  says('<keyword>', (keyword) => keyword),
  says('<titled>', (titled) => titled),
  says('<events><effect>', (events, effect) =>
    beginsWithIf(effect) ? undefined : triggered(events, effect),
  ),
  says('{相手のターン中に[、]|相手のターン中、|相手のターンに[、]}<events><effect>', (events, effect) =>
    triggered(events, effect, { given: { kind: 'turnOf', who: 'opponent' } }),
  ),
  says(
    '<described>は、このクリーチャーを攻撃{することができない|できない}',
    ({ of, in: zone, filter }): Ability | undefined =>
      of === undefined && zone === undefined
        ? {
            kind: 'static',
            affects: { ref: 'this' },
            effects: [{ kind: 'cannot', ban: { do: 'beAttacked', by: filter } }],
          }
        : undefined,
  ),
  says(
    'このクリーチャーはバトルに勝っても、バトルの後[、]{持ち主の墓地に置かれる|破壊される}',
    (): Ability => ({
      kind: 'triggered',
      when: { event: 'winsBattle', what: { of: 'any', filter: { itself: true } } },
      effect: { do: 'destroy', what: { ref: 'this' } },
    }),
  ),
  says('<event>時、{その|}攻撃の後、<act>', (event, effect): Ability | undefined => {
    const after = afterItsAttack(event, effect);
    return after && { kind: 'triggered', when: event, effect: after };
  }),
  says('<events>{それと|その捨てられたカードと|捨てた枚数と|}同じ{枚数の|数の}カードを引く', (events) =>
    asManyDrawn(events),
  ),
  says(
    '<events>{それと|その捨てられたカードと|捨てた枚数と|}同じ{枚数の|数の}カードを引いてもよい',
    (events) => asManyDrawn(events, 'may'),
  ),
  says(
    '{相手のターン中に|相手のターン中、}<events>{捨てた枚数と|}同じ{枚数の|数の}カードを引く',
    (events): Ability | undefined => {
      const ability = asManyDrawn(events);
      return ability?.kind === 'triggered'
        ? { ...ability, given: { kind: 'turnOf', who: 'opponent' } }
        : undefined;
    },
  ),
  says('<events>そのクリーチャーのパワーが<bounds>{であれば|なら}[、]破壊する', (events, power) =>
    triggered(events, {
      do: 'if',
      condition: { kind: 'is', what: { ref: 'that' }, like: { power } },
      then: { do: 'destroy', what: { ref: 'that' } },
    }),
  ),
  says(
    '<events>自分の手札が<number>枚以下であれば、<number>枚になるまでカードを引いてもよい',
    (events, max, count) =>
      triggered(
        events,
        {
          do: 'may',
          effect: { do: 'draw', who: 'you', count: { plus: [count, { times: [-1, { count: HAND }] }] } },
        },
        { condition: { kind: 'count', of: HAND, is: { max } } },
      ),
  ),
  says(
    '<events>{墓地から自分の|自分の墓地から|墓地から}山札の{一番下|下}に置いてもよい。{そうした場合、|そうしたら、}<onceDone>',
    (events, then): Ability | undefined =>
      events.every(isOwnDestruction)
        ? triggered(events, {
            do: 'may',
            effect: { do: 'move', what: { ref: 'this' }, to: 'deck', position: 'bottom' },
            then,
          })
        : undefined,
  ),
  says('自分のクリーチャーがブレイクしたシールドを、相手は見せる', () =>
    triggered([{ event: 'shieldBroken', of: 'opponent', by: { of: 'you', filter: { type: 'creature' } } }], {
      do: 'reveal',
      what: { ref: 'that' },
    }),
  ),
  says(
    '<described>を<quantity>選び、自分の墓地に置かなければ、この呪文を唱えることはできない',
    (cards, quantity): Ability | undefined => {
      const what = chosen(cards, quantity);
      return what && 'in' in what.choose && what.choose.in === 'battleZone' && what.choose.of === 'you'
        ? { kind: 'cost', way: 'additional', effect: { do: 'destroy', what } }
        : undefined;
    },
  ),
  says('G・ゼロ{-|:}<condition>、このクリーチャーをコストを支払わずに召喚してもよい', gravityZero),
  says('<events><condition>、<sentence>', (events, condition, effect) =>
    triggered(events, effect, { condition }),
  ),
  says('<events><condition>、<lastSentence>', (events, condition, effect) =>
    dependsOnItself(effect) ? triggered(events, effect, { condition }) : undefined,
  ),
  says('<effect>', (effect): Ability | undefined => {
    const done = withAntecedent(effect, undefined);
    return done && { kind: 'spell', effect: done };
  }),
  says(
    'このクリーチャーがバトルゾーンにある間、<affected><predicate>',
    (affects, effects): Ability | undefined =>
      'ref' in affects && affects.ref !== 'this' ? undefined : { kind: 'static', affects, effects },
  ),
  says('このクリーチャーがバトルゾーンにある間{に|}、<events><effect>', triggered),
  says('バトルゾーンにある間、<affected><predicate>', (affects, effects): Ability | undefined =>
    'ref' in affects && affects.ref === 'this' ? { kind: 'static', affects, effects } : undefined,
  ),
  says(
    '相手のクリーチャーが攻撃する時、このクリーチャーは{可能であれば|可能なら}ブロックする',
    (): Ability => ({
      kind: 'static',
      affects: { ref: 'this' },
      effects: [{ kind: 'mustBlock' }],
    }),
  ),
  says(
    'このクリーチャーが{破壊される|バトルゾーンから自分の墓地に置かれる}時、裏向きにして自分のシールドに加える',
    (): Ability => ({
      kind: 'replacement',
      of: { event: 'destroyed', what: { of: 'any', filter: { itself: true } } },
      instead: { kind: 'move', to: 'shieldZone' },
    }),
  ),
  says('<affected><predicate>', (affects, effects): Ability | undefined =>
    'ref' in affects && !BEARERS.includes(affects.ref) ? undefined : { kind: 'static', affects, effects },
  ),
  says(
    '<condition>、このクリーチャーに<gains>を与え、破壊される時、墓地に置く代わりに手札に戻す',
    (during, abilities) =>
      itselfWhile(during, [
        { kind: 'gains', abilities },
        {
          kind: 'gains',
          abilities: [
            {
              kind: 'replacement',
              of: { event: 'destroyed', what: { of: 'any', filter: { itself: true } } },
              instead: { kind: 'move', to: 'hand' },
            },
          ],
        },
      ]),
  ),
  says(
    '<subject>が攻撃する時、自分の山札の上から1枚目を表向きにする。それが攻撃しているクリーチャーと同じコストの、<described>なら出す。そうでなければ、手札に加える',
    (what, { of, in: zone, filter }): Ability | undefined => {
      const cost = { costOf: { ref: 'that' } } as const;
      return of === undefined && zone === undefined
        ? {
            kind: 'triggered',
            when: { event: 'attacks', what },
            effect: {
              do: 'inOrder',
              effects: [
                { do: 'lookAtTop', who: 'you', count: 1, as: 'revealed', show: true },
                {
                  do: 'if',
                  condition: {
                    kind: 'is',
                    what: { ref: 'revealed' },
                    like: { ...filter, cost: { min: cost, max: cost } },
                  },
                  then: { do: 'put', what: { ref: 'revealed' } },
                  otherwise: { do: 'move', what: { ref: 'revealed' }, to: 'hand' },
                },
              ],
            },
          }
        : undefined;
    },
  ),
  says(
    '<events><condition>、バトルする代わりにその2体を{持ち主の|}マナゾーンに置く',
    (events, condition): Ability | undefined =>
      events.every(({ event }) => event === 'battles')
        ? triggered(
            events,
            {
              do: 'atOnce',
              moves: [
                { do: 'move', what: { ref: 'this' }, to: 'manaZone' },
                { do: 'move', what: { ref: 'other' }, to: 'manaZone' },
              ],
            },
            { condition },
          )
        : undefined,
  ),
  means<Ability>('自分のマナゾーンにカードを置いた時、そのカードを墓地に置く', {
    kind: 'triggered',
    when: { event: 'moved', what: { of: 'you' }, to: 'manaZone' },
    effect: { do: 'move', what: { ref: 'that' }, to: 'graveyard' },
  }),
  says(
    'このクリーチャーが自分の山札から墓地に置かれた時、このクリーチャーを墓地から手札に{加えて|戻して}もよい',
    (): Ability => ({
      kind: 'triggered',
      when: { event: 'moved', what: { of: 'any', filter: { itself: true } }, from: 'deck', to: 'graveyard' },
      effect: { do: 'may', effect: RETURNED },
      from: ['graveyard'],
    }),
  ),
  says('自分のターン中に<notDone>、そのターンの終わりに、<act>', (condition, effect) =>
    triggered([{ event: 'endOfTurn', of: 'you' }], effect, { condition }),
  ),
  says(
    'ターン中、自分のシールドが<number>枚以上ブレイクされていた場合、そのターンの終わりに、<act>',
    (min, effect) =>
      triggered([{ event: 'endOfTurn', of: 'any' }], effect, {
        condition: { kind: 'happened', event: { event: 'shieldBroken', of: 'you' }, is: { min } },
      }),
  ),
  says('相手は[、]{自分自身の|自身の}シールドの「S・トリガー」を使った時、<act>', (effect) => {
    const done = bySelf(effect, 'opponent');
    return done && triggered([{ event: 'used', by: 'opponent', through: 'shieldTrigger' }], done);
  }),
  says(
    '相手は[、]{自分自身の|自身の}シールドの「S・トリガー」を使った時、手札を<number>枚選んで捨てる',
    (count) =>
      triggered([{ event: 'used', by: 'opponent', through: 'shieldTrigger' }], {
        do: 'discard',
        what: { choose: { in: 'hand', of: 'opponent' }, count, amount: 'exactly', by: 'opponent' },
      }),
  ),
  says(
    'このクリーチャーがバトルに勝った時、負けたクリーチャーよりパワーが<number>以上大きければ、<act>',
    (by, effect) =>
      triggered([{ event: 'winsBattle', what: { of: 'any', filter: { itself: true } } }], effect, {
        condition: {
          kind: 'compare',
          a: { powerOf: { ref: 'this' } },
          is: 'atLeast',
          b: { plus: [{ powerOf: { ref: 'other' } }, by] },
        },
      }),
  ),
  says(
    '<events>それがそのターンに{出した|出す}<number>体目のクリーチャーであれば、<effect>',
    (events, nth, effect) => ofTheNth(events, nth, effect),
  ),
  says(
    '{自分のターン中に、|自分のターン中、}<events>それがそのターンに{出した|出す}<number>体目のクリーチャーであれば、<effect>',
    (events, nth, effect): Ability | undefined => {
      const ability = ofTheNth(events, nth, effect);
      return ability?.kind === 'triggered' && ability.given !== undefined
        ? {
            ...ability,
            given: { kind: 'both', conditions: [{ kind: 'turnOf', who: 'you' }, ability.given] },
          }
        : undefined;
    },
  ),
  says(
    'このカードをバトルゾーンに置いた時、コストを支払わずに<described>1体にクロスしてもよい',
    (cards): Ability | undefined => {
      const onto = chosen(cards, { amount: 'exactly', count: 1 });
      return onto && 'in' in onto.choose && onto.choose.in === 'battleZone'
        ? {
            kind: 'triggered',
            when: { event: 'put', what: { of: 'any', filter: { itself: true } } },
            effect: { do: 'may', effect: { do: 'cross', what: { ref: 'this' }, onto } },
          }
        : undefined;
    },
  ),
  says(
    '<events>相手の手札が<number>枚以上あれば、相手はその中から<number>枚選んで捨てる',
    (events, min, count) =>
      triggered(
        events,
        {
          do: 'discard',
          what: { choose: { in: 'hand', of: 'opponent' }, count, amount: 'exactly', by: 'opponent' },
        },
        { condition: { kind: 'count', of: { in: 'hand', of: 'opponent' }, is: { min } } },
      ),
  ),
  means<Ability>('このクリーチャーがクリーチャーを攻撃する時、そのクリーチャーを破壊する', {
    kind: 'triggered',
    when: { event: 'attacked', what: { of: 'any', filter: { type: 'creature' } } },
    given: { kind: 'attacking', what: { ref: 'this' } },
    effect: { do: 'destroy', what: { ref: 'that' } },
  }),
  says('<condition>、<affected><predicate>', (during, affects, effects): Ability | undefined =>
    'ref' in affects && !BEARERS.includes(affects.ref)
      ? undefined
      : { kind: 'static', while: during, affects, effects },
  ),
  says(
    'このクリーチャーが<described>とバトルする時、このクリーチャー<predicate>',
    ({ of, in: zone, filter }, effects): Ability | undefined =>
      of === undefined && zone === undefined
        ? {
            kind: 'static',
            while: { kind: 'battling', what: { ref: 'this' }, against: filter },
            affects: { ref: 'this' },
            effects,
          }
        : undefined,
  ),
  says(
    'このクリーチャーが<described>とバトルする時、<effect>',
    ({ of, in: zone, filter }, effect): Ability | undefined =>
      of === undefined && zone === undefined
        ? triggered([{ event: 'battles', what: { of: 'any', filter: { itself: true } } }], effect, {
            given: { kind: 'is', what: { ref: 'other' }, like: filter },
          })
        : undefined,
  ),
  says(
    '<described>とバトルする時、<affected><predicate>',
    ({ of, in: zone, filter }, affects, effects): Ability | undefined =>
      of === undefined && zone === undefined && 'ref' in affects
        ? {
            kind: 'static',
            while: { kind: 'battling', what: affects, against: filter },
            affects,
            effects,
          }
        : undefined,
  ),
  says(
    'このクリーチャーは、パワーが<bounds>の時、<gains>を得る',
    (power, abilities): Ability => ({
      kind: 'static',
      while: { kind: 'is', what: { ref: 'this' }, like: { power } },
      affects: { ref: 'this' },
      effects: [{ kind: 'gains', abilities }],
    }),
  ),
  says('攻撃中、このクリーチャーのパワーは[、]<counted><signed>される', powerAttackerForEach),
  says(
    '攻撃中、このクリーチャーのパワーは[、]<signed>される',
    (by): Ability => ({ kind: 'keyword', name: 'powerAttacker', by }),
  ),
  says(
    'メテオバーン-このクリーチャーが攻撃する時、このクリーチャーの下にあるカードを<number>枚{選び|選んで|}[、]墓地に置いてもよい。そうした場合、<effect>',
    (count, effect): Ability | undefined => {
      const done = withAntecedent(effect, undefined);
      return done && meteorburn(count, done);
    },
  ),
  says(
    '{どんな種族の進化クリーチャーを、このクリーチャーの上に置いてもよい|このクリーチャーの上に、どの種族の進化クリーチャーを置いてもよい}',
    (): Ability => ({
      kind: 'static',
      affects: { ref: 'this' },
      effects: [{ kind: 'can', permission: { do: 'beBaseOfAnyRace' } }],
    }),
  ),
  says(
    'このクリーチャーがバトルする時、バトルの後、このクリーチャーを破壊する',
    (): Ability => ({
      kind: 'triggered',
      when: { event: 'battleEnds', what: { of: 'any', filter: { itself: true } } },
      effect: { do: 'destroy', what: { ref: 'this' } },
    }),
  ),
  says(
    '{相手がクリーチャーを選ぶ時、|相手がバトルゾーンにあるクリーチャーを選ぶ時、|相手がバトルゾーンのクリーチャーを選ぶ時、|相手がクリーチャーを選ぶ時、相手は}{このクリーチャーを選ぶことはできない|このクリーチャーは選べない}',
    (): Ability => ({
      kind: 'static',
      affects: { ref: 'this' },
      effects: [{ kind: 'cannot', ban: { do: 'beChosen', by: 'opponent' } }],
    }),
  ),
].flat();

/** 105.4. Creatures that are put into the battle zone tapped. */
function entersTapped(cards: Described): Ability | undefined {
  const affects = groupOf(cards);
  return affects?.in === 'battleZone'
    ? { kind: 'static', affects, effects: [{ kind: 'entersTapped' }] }
    : undefined;
}

const summonedFrom = (zone: Zone): Ability => ({
  kind: 'static',
  affects: { ref: 'this' },
  effects: [{ kind: 'can', permission: { do: 'summonFrom', zone } }],
  from: [zone],
});

/** What players may not use. */
const FORBIDDEN: readonly Rule<Ability>[] = [
  says(
    '相手は{自分自身の|自身の|}「S・トリガー」を使えない',
    (): Ability => ({
      kind: 'static',
      affects: { in: 'shieldZone', of: 'opponent' },
      effects: [{ kind: 'cannot', ban: { do: 'useShieldTrigger' } }],
    }),
  ),
  says(
    '誰も<civilization>のカードの「S・トリガー」を使えない',
    (civilization): Ability => ({
      kind: 'static',
      affects: { in: 'shieldZone', of: 'any', filter: { civilizations: [civilization] } },
      effects: [{ kind: 'cannot', ban: { do: 'useShieldTrigger' } }],
    }),
  ),
  says(
    '相手は[、]<described>の「S・トリガー」{能力|}を使えない',
    ({ of, in: zone, filter }): Ability | undefined =>
      of === undefined && zone === undefined && Object.keys(filter).length > 0
        ? {
            kind: 'static',
            affects: { in: 'shieldZone', of: 'opponent', filter },
            effects: [{ kind: 'cannot', ban: { do: 'useShieldTrigger' } }],
          }
        : undefined,
  ),
  says(
    '<banned><described>を{召喚できない|召喚することができない|召喚することはできない}',
    (who, { of, in: zone, filter }) =>
      of === undefined && zone === undefined && filter.type === 'creature'
        ? ban({ do: 'summon', who, what: filter })
        : undefined,
  ),
  says(
    '<banned><described>を{唱えられない|唱えることができない|唱えることはできない}',
    (who, { of, in: zone, filter }) =>
      of === undefined && zone === undefined && filter.type === 'spell'
        ? ban({ do: 'cast', who, what: filter })
        : undefined,
  ),
].flat();

const forbidsUse = (ability: Ability): boolean =>
  ability.kind === 'static' &&
  ability.effects.every((effect) => effect.kind === 'cannot' && ['cast', 'summon'].includes(effect.ban.do));

/** 112.3. Shields that go to your hand have a shield trigger. */
function shieldsTrigger(filter: Filter): Ability {
  return {
    kind: 'static',
    affects: withFilter({ in: 'shieldZone', of: 'you' }, filter),
    effects: [{ kind: 'gains', abilities: [{ kind: 'keyword', name: 'shieldTrigger' }] }],
  };
}

/** While this holds, the bearer has what the lines after the words say. */
function heldWhile(during: Condition, ability: Ability): Ability | undefined {
  if (ability.kind === 'static')
    return ability.from === undefined
      ? {
          ...ability,
          while: ability.while === undefined ? during : { kind: 'both', conditions: [during, ability.while] },
        }
      : undefined;
  if (ability.kind === 'spell') return undefined;
  const gained: StaticEffect = { kind: 'gains', abilities: [ability] };
  return { kind: 'static', while: during, affects: { ref: 'this' }, effects: [gained] };
}

/** 「サバイバー」: each of your survivors has the ability that stands above the word. */
const ofSurvivors = (ability: Ability): Ability => ({
  kind: 'static',
  affects: { in: 'battleZone', of: 'you', filter: { type: 'creature', races: ['Survivor'] } },
  effects: [{ kind: 'gains', abilities: [ability] }],
});

const HAND: Group = { in: 'hand', of: 'you' };

const RETURNED: Effect = { do: 'move', what: { ref: 'this' }, to: 'hand' };

const isOwnDestruction = (event: EventPattern): boolean =>
  event.event === 'destroyed' && event.what.filter?.itself === true;

/** The card that was destroyed itself, where nothing is named. */
const movedItself = (events: readonly EventPattern[], to: 'hand' | 'manaZone'): Ability | undefined =>
  events.every(isOwnDestruction) ? triggered(events, { do: 'move', what: { ref: 'this' }, to }) : undefined;

/** 110.4. A trigger of a card that lies in the graveyard. */
function inGraveyard(
  events: readonly EventPattern[],
  effect: Effect,
  more: { readonly condition?: Condition } = {},
): Ability | undefined {
  const ability = events.some(isOwnDestruction) ? undefined : triggered(events, { do: 'may', effect }, more);
  return ability?.kind === 'triggered' ? { ...ability, from: ['graveyard'] } : undefined;
}

/** Nothing is named that untaps where it is the bearer that the event is about. */
function untappedBy(events: readonly EventPattern[], may?: 'may'): Ability | undefined {
  const effect: Effect = { do: 'untap', what: { ref: 'this' } };
  return events.every((event) => 'what' in event && JSON.stringify(event.what).includes('"itself":true'))
    ? triggered(events, may === undefined ? effect : { do: 'may', effect })
    : undefined;
}

const ban = (one: Ban): Ability => ({
  kind: 'static',
  affects: { ref: 'this' },
  effects: [{ kind: 'cannot', ban: one }],
});

const HEADERS = [
  says(
    'サイレントスキル{(自分のターンのはじめに、このクリーチャーがタップされていたら、アンタップする代わりに次の能力を使ってもよい[。])|}',
    () => 'silentSkill' as const,
  ),
  says('このクリーチャーで攻撃する代わりに、タップして次の能力を使ってもよい。', () => 'tapAbility' as const),
  says(
    'ターボラッシュ{(自分の他のクリーチャーがシールドをブレイクした後、そのターンが終わるまで、このクリーチャーは次の能力を得る[。])|}',
    () => 'turboRush' as const,
  ),
  says(
    'ウェーブストライカー{(バトルゾーンに「ウェーブストライカー」を持つクリーチャーが他に2体以上あれば、このクリーチャーは次の能力を得る[。])|}',
    () => 'waveStriker' as const,
  ),
  says(
    'シールド・フォース{(このクリーチャーをバトルゾーンに出す時、自分のシールドを1枚選んでもよい。そのシールドがシールドゾーンにある間、このクリーチャーは次の能力を得る[。])|}',
    () => 'shieldForce' as const,
  ),
  says(
    'シールド・フォース(このクリーチャーを出す時、自分のシールドを1つ選んでもよい。そのシールドがシールドゾーンにある間、このクリーチャーに次のSF能力を与える[。])SF-',
    () => 'shieldForce' as const,
  ),
  says(
    'メタモーフ{(自分のマナゾーンに7枚以上カードがあれば、このクリーチャーは次の能力を得る[。])|}',
    () => 'metamorph' as const,
  ),
  says(
    'アクセル{(このクリーチャーにクロスギアがクロスされている時、このクリーチャーは次の能力を得る[。])|}',
    () => 'accelerator' as const,
  ),
].flat();

const SURVIVOR = 'サバイバー(このクリーチャーがバトルゾーンにある間、自分の他のサバイバーも上の能力を得る)';

/** What the bearer gains under a keyword is given by the keyword itself. */
function inGrants(ability: Ability): readonly Ability[] {
  if (ability.kind !== 'static' || ability.while !== undefined || ability.from !== undefined)
    return [ability];
  const { affects } = ability;
  if (!('ref' in affects) || affects.ref !== 'this') return [ability];
  return ability.effects.flatMap((effect): readonly Ability[] =>
    effect.kind === 'gains' ? effect.abilities : [{ kind: 'static', affects, effects: [effect] }],
  );
}

/** 114.1, 701.7a. A trigger of each card that is drawn or discarded, in which one more is drawn. */
function asManyDrawn(events: readonly EventPattern[], may?: 'may'): Ability | undefined {
  const effect: Effect = { do: 'draw', who: 'you', count: 1 };
  return events.every(({ event }) => event === 'drawn' || event === 'discarded')
    ? triggered(events, may === undefined ? effect : { do: 'may', effect })
    : undefined;
}

/** What a keyword gives, whose text stands below it. */
function underHeader(header: JapaneseValues['header'], one: Ability): readonly Ability[] | undefined {
  if (header === 'tapAbility' || header === 'silentSkill')
    return one.kind === 'spell' ? [{ kind: 'keyword', name: header, effect: one.effect }] : undefined;
  if (one.kind === 'spell') return undefined;
  if (header !== 'metamorph' && header !== 'accelerator')
    return [{ kind: 'keyword', name: header, grants: inGrants(one) }];
  const held = heldWhile(header === 'metamorph' ? hasSevenMana : isCrossed, one);
  return held && [held];
}

/** 602.1. Cards of the mana zone are tapped with the bearer. */
function tapAbilityWith(mana: number, effect: Effect): readonly Ability[] | undefined {
  const done = withAntecedent(effect, undefined);
  return done && [tapAbilityWithMana(mana, done)];
}

const KNIGHT_MAGIC =
  'ナイト・マジック(バトルゾーンに自分のナイトがあれば、この呪文の能力をもう一度使ってもよい)';

/** 「ナイト・マジック」: what the spell does may be done again while you have a knight. */
const knightMagic = (ability: Ability): readonly Ability[] | undefined =>
  ability.kind === 'spell'
    ? [
        {
          kind: 'spell',
          effect: {
            do: 'inOrder',
            effects: [
              ability.effect,
              {
                do: 'if',
                condition: {
                  kind: 'count',
                  of: { in: 'battleZone', of: 'you', filter: { type: 'creature', races: ['Knight'] } },
                  is: { min: 1 },
                },
                then: { do: 'may', effect: ability.effect },
              },
            ],
          },
        },
      ]
    : undefined;

const entersTappedIn = (zone: 'manaZone' | 'battleZone'): Ability => ({
  kind: 'static',
  affects: { in: zone, of: 'opponent' },
  effects: [zone === 'manaZone' ? { kind: 'entersTapped', zone } : { kind: 'entersTapped' }],
});

const linkedAndUntapped = (abilities: readonly Ability[]): readonly Ability[] => [
  itselfWhile(LINKED, [{ kind: 'gains', abilities }]),
  {
    kind: 'triggered',
    when: { event: 'endOfTurn', of: 'you' },
    given: LINKED,
    effect: { do: 'untap', what: { ref: 'this' } },
  },
];

/** One sentence of two abilities. */
const TWO_ABILITIES: readonly Rule<readonly Ability[]>[] = [
  says(
    '<events>または各ターンはじめて[、]<events><effect>[。]',
    (arrival, events, effect): readonly Ability[] | undefined => {
      const [event, ...more] = events;
      const one = triggered(arrival, effect);
      const first = triggered(events, effect);
      const given: Condition | undefined = event && { kind: 'happened', event, is: { max: 1 } };
      return given && one && first?.kind === 'triggered' && more.length === 0
        ? [one, { ...first, given }]
        : undefined;
    },
  ),
  says(
    'これをクロスしたクリーチャーに<gains>を与え、そのクリーチャーが攻撃する時、<effect>[。]',
    (abilities, effect): readonly Ability[] | undefined => {
      const attack = triggered([{ event: 'attacks', what: CROSSED }], effect);
      return (
        attack && [
          { kind: 'static', affects: { ref: 'crossed' }, effects: [{ kind: 'gains', abilities }] },
          attack,
        ]
      );
    },
  ),
  says(
    'これをクロスしたクリーチャーに<gains>を与え、そのクリーチャーが攻撃する時、このクロスギアをコストを支払わずに自分の他のクリーチャーにクロスしてもよい[。]',
    (abilities): readonly Ability[] => [
      { kind: 'static', affects: { ref: 'crossed' }, effects: [{ kind: 'gains', abilities }] },
      {
        kind: 'triggered',
        when: { event: 'attacks', what: CROSSED },
        effect: { do: 'may', effect: { do: 'cross', what: { ref: 'this' }, onto: ONE_NOT_CROSSED } },
      },
    ],
  ),
  says(
    '<described>[すべて]に<gains>を与え、それらを自分のターンの終わりにアンタップする[。]',
    (cards, abilities): readonly Ability[] | undefined => {
      const affects = groupOf(cards);
      return affects?.in === 'battleZone'
        ? [
            { kind: 'static', affects, effects: [{ kind: 'gains', abilities }] },
            {
              kind: 'triggered',
              when: { event: 'endOfTurn', of: 'you' },
              effect: { do: 'untap', what: affects },
            },
          ]
        : undefined;
    },
  ),
  says(
    'このクリーチャーは[、]リンクしている時[、]<gains>を得、自分のターンの終わりにアンタップされる[。]',
    (abilities) => linkedAndUntapped(abilities),
  ),
  says(
    'このクリーチャーは[、]リンクしている時[、]<gains>を得、自分のターンの終わりにアンタップされる[。]<reminder>',
    (abilities, about) => {
      const both = linkedAndUntapped(abilities);
      return both.some((one) => isExplainedBy(one, about)) ? both : undefined;
    },
  ),
  says(
    'このクリーチャーは[、]リンクしている時[、]<gains>を得、<affected>のパワーは[、]<signed>される[。]',
    (abilities, affects, by): readonly Ability[] | undefined =>
      'ref' in affects
        ? undefined
        : [
            itselfWhile(LINKED, [{ kind: 'gains', abilities }]),
            { kind: 'static', while: LINKED, affects, effects: [{ kind: 'power', by }] },
          ],
  ),
  says(
    '各プレイヤーは[、]{自分自身の|自分の}ターンのはじめに、<act>[。]',
    (effect): readonly Ability[] | undefined => {
      const both = (['you', 'opponent'] as const).map((of) => {
        const done = bySelf(effect, of);
        return done && triggered([{ event: 'startOfTurn', of }], done);
      });
      return both.every((one) => one !== undefined) ? both : undefined;
    },
  ),
  means('相手のカードは、マナゾーンにタップして置かれ、バトルゾーンにタップして出る[。]', [
    entersTappedIn('manaZone'),
    entersTappedIn('battleZone'),
  ] as readonly Ability[]),
].flat();

const putItself = (how: { readonly tapped?: true }): Effect => ({ do: 'put', what: { ref: 'this' }, ...how });

const mayPutItself = (how: { readonly tapped?: true }): Effect => ({ do: 'may', effect: putItself(how) });

export const ABILITY_PARTS = {
  ability: ABILITIES,
  forbidden: FORBIDDEN,
  heldWhile: CONDITION_TITLES,
  banned: [means('相手は[、]', 'opponent' as const), means('{誰も、|誰も}', 'any' as const)].flat(),
  titled: [
    says(
      'ニンジャ・ストライク<number>(相手のクリーチャーが攻撃またはブロックした時、自分のマナゾーンにカードが<number>枚以上あり、その攻撃中に「ニンジャ・ストライク」能力を使っていなかった場合、このシノビをコストを支払わずに召喚してもよい。そのターンの終わりに、このシノビを自分の山札の一番下に置く)',
      (mana, explained) => (mana === explained ? ninjaStrike(mana) : undefined),
    ),
    says(
      'シールド・セイバー[(自分のシールドがブレイクされる時、代わりにこのクリーチャーを破壊してもよい)]',
      () => shieldSaver,
    ),
    says('EXライフ', () => exLife),
    says('ジャストダイバー', () => justDiver),
  ].flat(),
  header: HEADERS,
  itselfPut: [
    says('{バトルゾーンに|}{タップして出す|タップして戻す}', () => putItself({ tapped: true })),
    says('{バトルゾーンに|}{タップして出してもよい|タップして戻してもよい}', () =>
      mayPutItself({ tapped: true }),
    ),
    says('バトルゾーンに{出す|戻す}', () => putItself({})),
    says('{バトルゾーンに出してもよい|バトルゾーンに戻してもよい|出してもよい}', () => mayPutItself({})),
    says('手札に戻す', () => RETURNED),
    says('手札に戻してもよい', (): Effect => ({ do: 'may', effect: RETURNED })),
  ].flat(),
  line: [
    ...TITLE_LINES,
    ...CASTLE_LINES,
    ...REPLACEMENT_LINES,
    ...LAUNCHER_LINES,
    ...TWO_ABILITIES,
    ...OLD_TITLE_LINES,
    ...ALLOWANCE_LINES,
    ...SHORT_TITLE_LINES,
    ...PAID_TITLE_LINES,
    says('<keyword>[。]<reminder>[。]<line>', (keyword, about, more) =>
      isExplainedBy(keyword, about) ? [keyword, ...more] : undefined,
    ),
    says('<keyword>。<line>', (keyword, more) => [keyword, ...more]),
    says('<keyword><line>', (keyword, more) => [keyword, ...more]),
    says('<ability>。<keyword>', (one, keyword) => (one.kind === 'spell' ? undefined : [one, keyword])),
    says('<ability>。<keyword><reminder>', (one, keyword, about) =>
      one.kind !== 'spell' && isExplainedBy(keyword, about) ? [one, keyword] : undefined,
    ),
    says(`<ability>[。]${KNIGHT_MAGIC}[。]` as '<ability>', knightMagic),
    says(`<ability>[。]<reminder>[。]${KNIGHT_MAGIC}[。]` as '<ability><reminder>', (one, about) =>
      isExplainedBy(one, about) ? knightMagic(one) : undefined,
    ),
    says(`<ability>[。]${SURVIVOR}[。]` as '<ability>', (one) => [ofSurvivors(one)]),
    says(`<ability>[。]<reminder>[。]${SURVIVOR}[。]` as '<ability><reminder>', (one, about) =>
      isExplainedBy(one, about) ? [ofSurvivors(one)] : undefined,
    ),
    says('<header>[:][▸]<ability>[。]<reminder>[。]', (header, one, about) =>
      isExplainedBy(one, about) ? underHeader(header, one) : undefined,
    ),
    says(
      '{この|これを}クロスしたクリーチャーで攻撃する代わりに、タップして次の能力を使ってもよい。<effect>[。]',
      (effect): readonly Ability[] | undefined => {
        const done = withAntecedent(effect, undefined);
        return done && [{ kind: 'keyword', name: 'tapAbility', effect: done, by: { ref: 'crossed' } }];
      },
    ),

    says(
      '[このクリーチャーがバトルゾーンにある間、]<described>をタップし、攻撃する代わりに次の能力を使ってもよい。<effect>[。]',
      (cards, effect): readonly Ability[] | undefined => {
        const by = groupOf(cards);
        const done = withAntecedent(effect, undefined);
        return by?.in === 'battleZone' && by.of === 'you' && done
          ? [{ kind: 'keyword', name: 'tapAbility', effect: done, by }]
          : undefined;
      },
    ),
    says(
      'このクリーチャーで攻撃する代わりに、このクリーチャーと自分のマナゾーンのタップされていないカードを<number>枚タップして[、]次の能力を使ってもよい。<effect>[。]',
      tapAbilityWith,
    ),
    says(
      'このクリーチャーで攻撃する代わりに、このクリーチャーと自分のマナゾーンのタップされていないカード<number>枚をタップして[、]次の能力を使ってもよい。<effect>[。]',
      tapAbilityWith,
    ),
    says('<header>[:][▸]<ability>[。]', underHeader),
    says('<header>[:][▸]<ability>。<ability>[。]', (header, one, other): readonly Ability[] | undefined => {
      const [first, second] = [one, other].map((ability) =>
        header === 'tapAbility' || header === 'silentSkill' || ability.kind === 'spell'
          ? undefined
          : underHeader(header, ability),
      );
      const [keyword] = first ?? [];
      const [more] = second ?? [];
      if (keyword?.kind !== 'keyword' || more?.kind !== 'keyword') return undefined;
      return 'grants' in keyword && 'grants' in more && keyword.name !== 'hyperMode'
        ? [{ ...keyword, grants: [...keyword.grants, ...more.grants] }]
        : undefined;
    }),
    ...COST_LINES,
    says(
      'S・トリガーX(このクロスギアをシールドゾーンから手札に加える時、コストを支払わずにすぐジェネレートし、自分のクリーチャー1体にクロスしてもよい)',
      () => shieldTriggerCross,
    ),
    says('このクリーチャーを、自分の<zone>または<zone>から召喚してもよい[。]', (...zones) =>
      zones.map(summonedFrom),
    ),
    says('<ability>[。]', (one) => [one]),
    says('<ability>[。]<reminder>[。]', (one, about) => (isExplainedBy(one, about) ? [one] : undefined)),
    says('<ability>[。]<reminder><reminder>', (one, about, more) =>
      isExplainedBy(one, about) && isExplainedBy(one, more) ? [one] : undefined,
    ),
    says(
      '城-自分のシールドを{ひとつ|1つ}選び、このカードを付けて要塞化する。その要塞化されたシールドがシールドゾーンから離れた時、このカードを自分の墓地に置く[。][(「S・トリガー」能力を使う場合は、このカードを墓地に置く前に使う)][。]',
      () => [],
    ),
    says('マナゾーンに置く時、このカードはタップして置く[。]', () => []),
    says('このクロスギアはマナゾーンにタップして置かれる[。]', () => []),
    says(
      '(ゲーム開始時、サイキック・クリーチャーは山札には含めず、{自分の|自身の}超次元ゾーンに置き、バトルゾーン以外のゾーンに行った場合、そこに戻す[。])',
      () => [],
    ),
    says(
      'クロスギア(自分のターン中、このクロスギアのコストを支払ってクリーチャー1体にクロスしてもよい。そのクリーチャーが離れても、このクロスギアは残る[。])',
      () => [],
    ),
    says('(他のD2フィールドが出た時、このD2フィールドを自分の墓地に置く[。])', () => []),
    says(
      'クロスギア[:このカードをバトルゾーンに置く。クリーチャーにクロスするには、このカードのコストをもう一度支払う。そのクリーチャーがバトルゾーンを離れても、このカードはバトルゾーンに残る。]',
      () => [],
    ),
  ].flat(),
} satisfies Partial<JapaneseGrammar>;
