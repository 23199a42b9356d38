import { describe, expect, test } from 'vitest';
import {
  commandMessage,
  greetingMessage,
  readPlayerMessage,
} from '@kit/components/Video/playerMessages';
import { playerOrigins } from '@lasakita/ui/domain/videoAddress';

describe('words with the players (INF-2)', () => {
  test('YouTube is spoken to in JSON and greeted, TikTok in objects and not greeted', () => {
    expect(JSON.parse(commandMessage('youtube', 'pause') as string)).toMatchObject({
      event: 'command',
      func: 'pauseVideo',
    });
    expect(commandMessage('tiktok', 'pause')).toEqual({ type: 'pause', 'x-tiktok-player': true });
    expect(greetingMessage('youtube')).toContain('listening');
    expect(greetingMessage('tiktok')).toBeUndefined();
  });

  test('an answer says that the player is there, or that it cannot play', () => {
    const { youtube, tiktok } = playerOrigins;
    expect(readPlayerMessage('youtube', youtube, '{"event":"onReady"}')).toBe('ready');
    expect(readPlayerMessage('youtube', youtube, '{"event":"onError","info":150}')).toBe('failed');
    expect(readPlayerMessage('tiktok', tiktok, { type: 'onPlayerReady' })).toBe('ready');
    expect(readPlayerMessage('tiktok', tiktok, { type: 'onPlayerError' })).toBe('failed');
  });

  test.each([['null'], ['https://evil.example'], ['https://www.tiktok.com.evil.example']])(
    'a message from %s says nothing',
    (origin) => {
      expect(readPlayerMessage('tiktok', origin, { type: 'onPlayerReady' })).toBeUndefined();
    },
  );

  test.each([[''], ['{'], ['3'], [null], [undefined], [[]], [{ type: 3 }], [{}]])(
    '%j says nothing',
    (data) => {
      expect(readPlayerMessage('tiktok', playerOrigins.tiktok, data)).toBeUndefined();
    },
  );
});
