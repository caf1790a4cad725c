import type { EventPattern, Subject, Who } from 'taiki/words';
import { type Happening, isPlain, type JapaneseGrammar, means, says } from './values.ts';

const of = (what: Subject) => ({ what });

/** Cards go to the graveyard of their owner: what goes to yours is yours, and the bearer is in any case. */
export const ownedByYou = (what: Subject): Subject | undefined =>
  what.of === 'opponent' ? undefined : what.filter?.itself === true ? what : { ...what, of: 'you' };

/** What happens, each with the words that stand before 「時」. */
const EVENTS = [
  says('<subject>をバトルゾーンに出した', (what): EventPattern => ({ event: 'put', ...of(what) })),
  says(
    '<subject>が{バトルゾーンに出た|バトルゾーンにでた|出た}',
    (what): EventPattern => ({ event: 'put', ...of(what) }),
  ),
  says('バトルゾーンに<subject>{を出した|が出た}', (what): EventPattern => ({ event: 'put', ...of(what) })),
  says('<owner>が<subject>を{バトルゾーンに|}出した', (who, what): EventPattern | undefined =>
    players(who) && what.of === 'any' ? { event: 'put', what: { ...what, of: who } } : undefined,
  ),
  says(
    '<subject>がコストを支払わずに{バトルゾーンに|}出た',
    (what): EventPattern => ({
      event: 'put',
      ...of(what),
      how: 'unpaid',
    }),
  ),
  says(
    '<owner>がコストを支払わずに<subject>を{バトルゾーンに|}出した',
    (who, what): EventPattern | undefined =>
      players(who) && what.of === 'any'
        ? { event: 'put', what: { ...what, of: who }, how: 'unpaid' }
        : undefined,
  ),
  says('<subject>が{ゴッドと|}リンクした', (what): EventPattern => ({ event: 'links', ...of(what) })),
  says('<subject>が進化した', (what): EventPattern | undefined =>
    what.filter === undefined || what.filter.itself
      ? undefined
      : { event: 'put', what: { of: what.of }, onto: what.filter },
  ),
  says('<owner>がカードを引{いた|く}', (by): EventPattern | undefined =>
    players(by) ? { event: 'drawn', by } : undefined,
  ),
  means<EventPattern>(
    '{自分のターンのはじめにカードを1枚引く|自分のターンのはじめにカードを引く|ターンのはじめにカードを引く|自分のターンに1枚目のカードを引く}',
    {
      event: 'drawn',
      by: 'you',
      for: 'drawStep',
    },
  ),
  says('ターンのはじめにカードを引く時以外に、<owner>がカードを引いた', (by): EventPattern | undefined =>
    players(by) ? { event: 'drawn', by, for: 'otherwise' } : undefined,
  ),
  says('<subject>をタップした', (what): EventPattern => ({ event: 'tapped', ...of(what) })),
  says('<subject>が、出たターンに攻撃{する|した}', (what): EventPattern | undefined =>
    what.filter === undefined
      ? undefined
      : { event: 'attacks', what: { ...what, filter: { ...what.filter, fresh: true } } },
  ),
  says(
    '<owner>が{自身の|自分自身の}マナゾーンのカードをタップせずにカードを実行した',
    (by): EventPattern | undefined => (players(by) ? { event: 'used', by, withoutMana: true } : undefined),
  ),
  means<EventPattern>('攻撃を受けた', { event: 'attacked', what: { of: 'any', filter: { itself: true } } }),
  says('相手のクリーチャーが<subject>を攻撃{した|する}', (what): EventPattern | undefined =>
    what.filter?.itself === true ? { event: 'attacked', what } : undefined,
  ),
  says('相手が<subject>を攻撃する', (what): EventPattern | undefined =>
    what.of === 'you' ? { event: 'attacked', what } : undefined,
  ),
  says('自分のシールドを<subject>がブレイクした', (by): EventPattern | undefined =>
    by.of === 'opponent' ? { event: 'shieldBroken', of: 'you', by } : undefined,
  ),
  says(
    '<owner>の<described>をジェネレートした',
    (by, { of: whose, in: zone, filter }): EventPattern | undefined =>
      players(by) && whose === undefined && zone === undefined && filter.type === 'crossGear'
        ? { event: 'used', by, what: filter }
        : undefined,
  ),
  means<EventPattern>('カードを自分の墓地から手札に戻した', {
    event: 'moved',
    what: { of: 'you' },
    from: 'graveyard',
    to: 'hand',
  }),
  means<EventPattern>('{いずれかの墓地にカードが置かれた|カードがいずれかの墓地に置かれた}', {
    event: 'moved',
    what: { of: 'any' },
    to: 'graveyard',
  }),
  means<EventPattern>('自分のマナゾーンから{カードが離れる|1枚でもカードが離れる}', {
    event: 'moved',
    what: { of: 'you' },
    from: 'manaZone',
  }),
  says(
    '<subject>を召喚してバトルゾーンに出した',
    (what): EventPattern => ({ event: 'put', ...of(what), how: 'summoned' }),
  ),
  says(
    '<subject>が[、]各ターンはじめてタップ{した|された}',
    (what): EventPattern => ({ event: 'tapped', ...of(what), first: true }),
  ),
  says('<subject>が自分を攻撃してブロックされなかった', (what): EventPattern | undefined =>
    what.of === 'opponent' ? { event: 'isNotBlocked', ...of(what), target: 'player' } : undefined,
  ),
  says('<subject>が相手のシールドをブレイクした', (by): EventPattern | undefined =>
    by.of === 'opponent' ? undefined : { event: 'shieldBroken', of: 'opponent', by },
  ),
  says('<subject>がシールドをブレイクした', (by): EventPattern => ({ event: 'shieldBroken', of: 'any', by })),
  means<EventPattern>('カードがマナゾーンから墓地に置かれた', {
    event: 'moved',
    what: { of: 'any' },
    from: 'manaZone',
    to: 'graveyard',
  }),
  says('<subject>を召喚した', (what): EventPattern => ({ event: 'put', ...of(what), how: 'summoned' })),
  says('<subject>{が攻撃する|で攻撃する}', (what): EventPattern => ({ event: 'attacks', ...of(what) })),
  says(
    '<subject>が{相手プレイヤー|プレイヤー}を攻撃する',
    (what): EventPattern => ({
      event: 'attacks',
      ...of(what),
      target: 'player',
    }),
  ),
  says(
    '<subject>がクリーチャーを攻撃する',
    (what): EventPattern => ({
      event: 'attacks',
      ...of(what),
      target: 'creature',
    }),
  ),
  says('<subject>が自分を攻撃{した|する}', (what): EventPattern | undefined =>
    what.of === 'opponent' ? { event: 'attacks', ...of(what), target: 'player' } : undefined,
  ),
  says('<usedByAny>', (event) => event),
  says('<subject>が攻撃された', (what): EventPattern => ({ event: 'attacked', ...of(what) })),
  says('<subject>が{攻撃を|}ブロック{した|する}', (what): EventPattern => ({ event: 'blocks', ...of(what) })),
  says('<subject>がブロックされ{た|る}', (what): EventPattern => ({ event: 'becomesBlocked', ...of(what) })),
  says(
    '<subject>が{相手プレイヤー|相手}を攻撃してブロックされなかった',
    (what): EventPattern => ({
      event: 'isNotBlocked',
      ...of(what),
      target: 'player',
    }),
  ),
  says('<subject>が{バトルに|}勝った', (what): EventPattern => ({ event: 'winsBattle', ...of(what) })),
  says(
    '<subject>が破壊された',
    (what): EventPattern => ({ event: 'destroyed', ...of(what), tense: 'destroyed' }),
  ),
  says(
    '<subject>がバトルゾーンから持ち主の墓地に置かれ{た|る}',
    (what): EventPattern => ({ event: 'destroyed', ...of(what), tense: 'destroyed' }),
  ),
  says('<subject>がバトルゾーンから自分の墓地に置かれ{た|る}', (what): EventPattern | undefined => {
    const own = ownedByYou(what);
    return own && { event: 'destroyed', ...of(own), tense: 'destroyed' };
  }),
  says(
    '<subject>が{バトルゾーンを離れた|バトルゾーンから離れた|離れた}',
    (what): EventPattern => ({
      event: 'moved',
      ...of(what),
      from: 'battleZone',
    }),
  ),
  says('<subject>が{タップした|タップされた}', (what): EventPattern => ({ event: 'tapped', ...of(what) })),
  says(
    '<subject>が{アンタップした|アンタップされた}',
    (what): EventPattern => ({ event: 'untapped', ...of(what) }),
  ),
  means<EventPattern>('バトルが始まる', { event: 'battleBegins' }),
  says('<subject>がバトルする', (what): EventPattern => ({ event: 'battles', ...of(what) })),
  says('<subject>が攻撃してバトルに勝った', (what): EventPattern | undefined =>
    what.filter === undefined
      ? undefined
      : { event: 'winsBattle', what: { ...what, filter: { ...what.filter, attacking: true } } },
  ),
  says('<owner>が<described>を捨てた', (by, { of, in: zone, filter }): EventPattern | undefined =>
    players(by) && (of === undefined || of === 'self' || of === by) && zone === 'hand'
      ? { event: 'discarded', by, ...(Object.keys(filter).length === 0 ? {} : { what: filter }) }
      : undefined,
  ),
  says('自分の手札を捨てた', (): EventPattern => ({ event: 'discarded', by: 'you' })),
  says(
    '<owner>が[、]召喚以外の方法で<subject>を{バトルゾーンに|}出した',
    (who, what): EventPattern | undefined =>
      players(who) && what.of === 'any'
        ? { event: 'put', what: { ...what, of: who }, how: 'notSummoned' }
        : undefined,
  ),
  says('<subject>が{バトルに|}負けた', (what): EventPattern => ({ event: 'losesBattle', ...of(what) })),
  says('<subject>が攻撃した', (what): EventPattern => ({ event: 'attacks', ...of(what) })),
  says(
    '<subject>が攻撃してブロックされなかった',
    (what): EventPattern => ({ event: 'isNotBlocked', ...of(what) }),
  ),
  says(
    '<subject>が{相手プレイヤー|相手}を攻撃してブロックされた',
    (what): EventPattern => ({
      event: 'becomesBlocked',
      ...of(what),
      target: 'player',
    }),
  ),
  says(
    '<owner>がバトルゾーンに{自身の|自分自身の}<subject>を出した',
    (who, what): EventPattern | undefined =>
      players(who) && what.of === 'any' && what.filter?.itself === undefined
        ? { event: 'put', what: { ...what, of: who } }
        : undefined,
  ),
  says('<subject>が[自分の]<zone>から{バトルゾーンに|}出た', (what, from): EventPattern | undefined =>
    what.of === 'you' || what.filter?.itself === true ? { event: 'put', what, from } : undefined,
  ),
  says('<owner>の<zone>から<subject>が出た', (who, from, what): EventPattern | undefined =>
    players(who) && what.of === 'any' ? { event: 'put', what: { ...what, of: who }, from } : undefined,
  ),
  says(
    '<subject>がバトルゾーンから墓地に置かれ{た|る}',
    (what): EventPattern => ({
      event: 'moved',
      ...of(what),
      from: 'battleZone',
      to: 'graveyard',
    }),
  ),
  says(
    '<subject>{をマナゾーンに置いた|がマナゾーンに置かれた}',
    (what): EventPattern => ({
      event: 'moved',
      ...of(what),
      to: 'manaZone',
    }),
  ),
  says('<owner>のマナゾーンにカード{を置いた|が置かれた}', (who): EventPattern | undefined =>
    players(who) ? { event: 'moved', what: { of: who }, to: 'manaZone' } : undefined,
  ),
  says('カードが<owner>のシールドゾーンに置かれた', (who) => shieldAdded(who)),
  says('カードが<owner>のシールドゾーンを離れた', (who): EventPattern | undefined =>
    players(who) ? { event: 'moved', what: { of: who }, from: 'shieldZone' } : undefined,
  ),
  says('<owner>のシールドゾーンにカードを置いた', (who) => shieldAdded(who)),
  says('カードが<owner>のシールドゾーンに表向きで置かれた', (who): EventPattern | undefined =>
    players(who)
      ? { event: 'moved', what: { of: who, filter: { faceUp: true } }, to: 'shieldZone' }
      : undefined,
  ),
  says('カードがどこからでも<owner>の墓地に置かれた', (who): EventPattern | undefined =>
    players(who) ? { event: 'moved', what: { of: who }, to: 'graveyard' } : undefined,
  ),
  says('<owner>が<subject>を選{んだ|ぶ}', (by, what): EventPattern | undefined =>
    players(by) ? { event: 'chosen', what, by } : undefined,
  ),
  says(
    '{誰かが|プレイヤーが}呪文を唱えた',
    (): EventPattern => ({ event: 'used', by: 'any', what: { type: 'spell' } }),
  ),
  says(
    '各ターン、<subject>がはじめてタップ{した|された}',
    (what): EventPattern => ({
      event: 'tapped',
      ...of(what),
      first: true,
    }),
  ),
  means<EventPattern>('このクリーチャーが進化{する|した}', { event: 'evolves' }),
  says('<subject>がバトルゾーンに置かれた', (what): EventPattern => ({ event: 'put', ...of(what) })),
  says('<subject>が攻撃して、バトルが始まった', (what): EventPattern | undefined =>
    what.filter === undefined
      ? undefined
      : { event: 'battles', what: { ...what, filter: { ...what.filter, attacking: true } } },
  ),
  says(
    '相手が自分自身のシールドの「S・トリガー」を使{った|う}',
    (): EventPattern => ({
      event: 'used',
      by: 'opponent',
      through: 'shieldTrigger',
    }),
  ),
  says('<owner>が「S・トリガー」を使った', (by): EventPattern | undefined =>
    players(by) ? { event: 'used', by, through: 'shieldTrigger' } : undefined,
  ),
].flat();

const shieldAdded = (who: Who | 'self'): EventPattern | undefined =>
  players(who) ? { event: 'moved', what: { of: who }, to: 'shieldZone' } : undefined;

const players = (by: 'you' | 'opponent' | 'any' | 'self'): by is 'you' | 'opponent' =>
  by === 'you' || by === 'opponent';

export const EVENT_PARTS = {
  event: [
    ...EVENTS,
    says('<owner>が<described>を唱え{た|る}', (by, { of, in: zone, filter }): EventPattern | undefined =>
      players(by) && of === undefined && zone === undefined && filter.type === 'spell'
        ? { event: 'used', by, what: filter }
        : undefined,
    ),
    says('<owner>の<described>を唱え{た|る}', (by, { of, in: zone, filter }): EventPattern | undefined =>
      players(by) && of === undefined && zone === undefined && filter.type === 'spell'
        ? { event: 'used', by, what: filter }
        : undefined,
    ),
    says('<owner>が<described>を召喚した', (by, { of, in: zone, filter }): EventPattern | undefined =>
      players(by) && of === undefined && zone === undefined
        ? { event: 'put', what: { of: by, filter }, how: 'summoned' }
        : undefined,
    ),
  ].flat(),
  usedByAny: says('<described>が唱えられた', ({ of: whose, in: zone, filter }): EventPattern | undefined =>
    whose === undefined && zone === undefined && filter.type === 'spell'
      ? { event: 'used', by: 'any', what: filter }
      : undefined,
  ),
  itself: means('{このクリーチャー|このクロスギア|このカード|このタマシード}', {
    of: 'any',
    filter: { itself: true },
  } as const),
  happening: [
    means<Happening>('{出た|バトルゾーンに出た}', { event: 'put' }),
    means<Happening>('{攻撃する|攻撃した}', { event: 'attacks' }),
    means<Happening>('{ブロックした|ブロックする}', { event: 'blocks' }),
    means<Happening>('ブロックされた', { event: 'becomesBlocked' }),
    means<Happening>('攻撃された', { event: 'attacked' }),
    means<Happening>('相手によって選ばれた', { event: 'chosen', by: 'opponent' }),
    means<Happening>('破壊された', { event: 'destroyed', tense: 'destroyed' }),
    means<Happening>('{バトルに勝った|バトルに勝つ}', { event: 'winsBattle' }),
    means<Happening>('{離れた|バトルゾーンを離れた}', { event: 'moved', from: 'battleZone' }),
  ].flat(),
  events: [
    says(
      '<subject>が<happening>時{または|、または}<happening>時、',
      (what, one, other): readonly EventPattern[] => [
        { ...one, what },
        { ...other, what },
      ],
    ),
    says('<event>時[、]', (one) => [one]),
    says(
      '{このクリーチャーの攻撃がブロックされた|このクリーチャーがブロックされた}場合、',
      (): readonly EventPattern[] => [
        { event: 'becomesBlocked', what: { of: 'any', filter: { itself: true } } },
      ],
    ),
    says(
      '<subject>が{バトルゾーンに出る|バトルゾーンに置かれる|出る}たび[に][、]',
      (what): readonly EventPattern[] => [{ event: 'put', what }],
    ),
    says('<subject>がバトルゾーンから墓地に置かれるたび[に][、]', (what): readonly EventPattern[] => [
      { event: 'moved', what, from: 'battleZone', to: 'graveyard' },
    ]),
    says('<subject>がシールドをブレイクするたび[に][、]', (what): readonly EventPattern[] => [
      { event: 'breaksShields', what },
    ]),
    says('自分の呪文または他のタマシードを使った時、', (): readonly EventPattern[] => [
      {
        event: 'used',
        by: 'you',
        what: { anyOf: [{ type: 'spell' }, { type: 'tamaseed', not: { itself: true } }] },
      },
    ]),
    says('<event>{場合、|時、相手がブロックする前に、}', (one) => [one]),
    says('相手がクリーチャーを召喚するか呪文を唱えた場合、', (): readonly EventPattern[] => [
      { event: 'put', what: { of: 'opponent', filter: { type: 'creature' } }, how: 'summoned' },
      { event: 'used', by: 'opponent', what: { type: 'spell' } },
    ]),
    says('<event>時、または<event>時、または<event>時、', (...all) => all),
    says(
      'カードが<owner>の<zone>から<zone>または<zone>に置かれた時、',
      (who, from, ...places): readonly EventPattern[] | undefined =>
        players(who) ? places.map((to) => ({ event: 'moved', what: { of: who }, from, to })) : undefined,
    ),
    says('<subject>が攻撃またはブロック{した|する}時、', (what): readonly EventPattern[] => [
      { event: 'attacks', what },
      { event: 'blocks', what },
    ]),
    says(
      '<itself>または[、]<subject>{が出た|がバトルゾーンに出た|をバトルゾーンに出した}時、',
      (it, what): readonly EventPattern[] => [
        { event: 'put', what: it },
        { event: 'put', what },
      ],
    ),
    says('<subject>の攻撃の終わりに、', (what): readonly EventPattern[] => [{ event: 'endOfAttack', what }]),
    says('{ターンの終わりに、|ターンの終わりに}', (): readonly EventPattern[] => [
      { event: 'endOfTurn', of: 'any' },
    ]),
    says('{各ターンのはじめに、|各ターンのはじめに}', (): readonly EventPattern[] => [
      { event: 'startOfTurn', of: 'any' },
    ]),
    says('自分のターンが始まる時、', (): readonly EventPattern[] => [{ event: 'startOfTurn', of: 'you' }]),
    says('<event>時、{または|あるいは[、]}<event>時、', (one, other) => [one, other]),
    says('<usedByAny>時、または、<event>時、', (one, other) => [one, other]),
    says(
      '<owner>が<described>を唱えた時、または、<described>を召喚した時、',
      (by, spells, creatures): readonly EventPattern[] | undefined =>
        players(by) && isPlain(spells) && isPlain(creatures) && spells.filter.type === 'spell'
          ? [
              { event: 'used', by, what: spells.filter },
              { event: 'put', what: { of: by, filter: creatures.filter }, how: 'summoned' },
            ]
          : undefined,
    ),
    ...(['終わり', 'はじめ'] as const).map((when) =>
      says(`{自分のターンの${when}に、|自分のターンの${when}に}`, (): readonly EventPattern[] => [
        { event: when === '終わり' ? 'endOfTurn' : 'startOfTurn', of: 'you' },
      ]),
    ),
    ...(['終わり', 'はじめ'] as const).map((when) =>
      says(`{相手のターンの${when}に、|相手のターンの${when}に}`, (): readonly EventPattern[] => [
        { event: when === '終わり' ? 'endOfTurn' : 'startOfTurn', of: 'opponent' },
      ]),
    ),
    says('自分のターンが終わる時、', (): readonly EventPattern[] => [{ event: 'endOfTurn', of: 'you' }]),
    says('各ターンの終わりに、', (): readonly EventPattern[] => [{ event: 'endOfTurn', of: 'any' }]),
  ].flat(),
} satisfies Partial<JapaneseGrammar>;
