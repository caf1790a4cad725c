import type { Ability, Ban, StaticEffect } from 'taiki/words';
import { PrintError } from './printError.ts';
import { keywordAlone } from './printKeywords.ts';
import { cardsOf, filterText } from './printNouns.ts';

const signed = (by: number): string => (by < 0 ? String(by) : `+${by}`);

function powerText(by: Extract<StaticEffect, { kind: 'power' }>['by']): string {
  if (typeof by === 'number') return signed(by);
  if (!('times' in by)) throw new PrintError('power.by');
  const [factor, amount] = by.times;
  if (typeof factor !== 'number' || typeof amount === 'number' || !('count' in amount))
    throw new PrintError('power.by');
  const { text, counter } = cardsOf(amount.count);
  return `、${text}1${counter}につき${signed(factor)}`;
}

function gainedText(abilities: readonly Ability[]): string {
  if (abilities.length === 0 || abilities.length > 2) throw new PrintError('kind gains');
  return `${abilities.map((one) => `「${keywordAlone(one)}」`).join('と')}を得る`;
}

function banText(ban: Ban): string {
  if (ban.do === 'attack')
    return {
      player: '相手プレイヤーを攻撃できない',
      creature: 'クリーチャーを攻撃できない',
      any: '攻撃できない',
    }[ban.target ?? 'any'];
  if (ban.do === 'block') return 'ブロックできない';
  if (ban.do === 'beDestroyedByBattle' && ban.against === undefined) return 'バトルに負けても破壊されない';
  if (ban.do === 'beChosen' && ban.by === 'opponent') return '相手に選ばれない';
  if (ban.do === 'beBlocked' || ban.do === 'beAttacked') {
    const verb = ban.do === 'beBlocked' ? 'ブロックされない' : '攻撃されない';
    return ban.by === undefined ? verb : `${filterText(ban.by)}に${verb}`;
  }
  throw new PrintError(`ban ${ban.do}`);
}

function verbPhrase(effect: StaticEffect): string {
  if (effect.kind === 'gains') return gainedText(effect.abilities);
  if (effect.kind === 'cannot') return banText(effect.ban);
  if (effect.kind === 'mustAttack' && effect.such === undefined) return '可能であれば毎ターン攻撃する';
  if (effect.kind === 'mustBlock' && effect.such === undefined) return '可能であればブロックする';
  if (
    effect.kind === 'can' &&
    effect.permission.do === 'attackUntapped' &&
    effect.permission.what === undefined
  )
    return 'タップされていないクリーチャーを攻撃できる';
  throw new PrintError(`kind ${effect.kind}`);
}

/** What is said of creatures, with its particle. */
export function predicateText(effects: readonly StaticEffect[]): string {
  const [first, second, ...more] = effects;
  if (first === undefined || more.length > 0) throw new PrintError('static.effects');
  if (first.kind === 'power') {
    if (second === undefined) return `のパワーは${powerText(first.by)}される`;
    if (second.kind !== 'gains' || typeof first.by !== 'number') throw new PrintError('static.effects');
    return `のパワーは${signed(first.by)}され、${gainedText(second.abilities)}`;
  }
  if (second !== undefined) throw new PrintError('static.effects');
  return `は、${verbPhrase(first)}`;
}
