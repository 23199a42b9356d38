import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  parseFilmFile,
  parseVideoAddress,
  playerAddress,
  playerOrigins,
} from '@lasakita/ui/domain/videoAddress';
import type { EmbedAddress, Playback } from '@lasakita/ui/domain/videoAddress';

const still: Playback = { autoPlay: false, muted: false, loop: false, controls: false };
const moving: Playback = { autoPlay: true, muted: true, loop: true, controls: false };

const parametersOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

describe('an address of a video (VIDEO-1)', () => {
  test('a film of the site has two files', () => {
    expect(parseVideoAddress('films/hero-fries')).toEqual({
      kind: 'film',
      sources: [
        { src: '/films/hero-fries.webm', type: 'video/webm' },
        { src: '/films/hero-fries.mp4', type: 'video/mp4' },
      ],
      original: '/films/hero-fries.mp4',
    });
  });

  test.each([
    ['https://www.youtube.com/watch?v=aBc-_123xyz', 'aBc-_123xyz', 'watch?v='],
    ['https://www.youtube.com/watch?list=PL1&v=aBc-_123xyz&t=3s', 'aBc-_123xyz', 'watch?v='],
    ['https://youtu.be/aBc-_123xyz?si=tracking', 'aBc-_123xyz', 'watch?v='],
    ['https://m.youtube.com/watch?v=aBc-_123xyz', 'aBc-_123xyz', 'watch?v='],
    ['https://www.youtube.com/shorts/aBc-_123xyz', 'aBc-_123xyz', 'shorts/'],
  ])('%s is a YouTube video', (address, id, path) => {
    expect(parseVideoAddress(address)).toEqual({
      kind: 'youtube',
      id,
      original: `https://www.youtube.com/${path}${id}`,
    });
  });

  test('a TikTok video keeps its user and loses its trackers', () => {
    expect(
      parseVideoAddress('https://www.tiktok.com/@lasa.kita_1/video/7000000000000000101?lang=en'),
    ).toEqual({
      kind: 'tiktok',
      id: '7000000000000000101',
      original: 'https://www.tiktok.com/@lasa.kita_1/video/7000000000000000101',
    });
  });

  test.each([
    '',
    'films/',
    'films/../secret',
    'films/Hero Fries',
    '/films/hero-fries',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://www.youtube.com/watch?v=aBc-_123xyz',
    'https://www.youtube.com.evil.example/watch?v=aBc-_123xyz',
    'https://evil.example/?https://www.youtube.com/watch?v=aBc-_123xyz',
    'https://user:pass@www.youtube.com/watch?v=aBc-_123xyz',
    'https://www.youtube.com:8443/watch?v=aBc-_123xyz',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v="><script>',
    'https://www.youtube.com/playlist?list=PL1',
    'https://youtu.be/aBc/../x?y',
    'https://www.tiktok.com/@lasakita.example',
    'https://www.tiktok.com/@lasa%22kita/video/7000000000000000101',
    'https://www.tiktok.com/@lasakita.example/video/70a',
    'https://vm.tiktok.com/ZM123/',
  ])('%j is no video', (address) => {
    expect(parseVideoAddress(address)).toBeUndefined();
  });

  test('whatever it is given, it never throws and never leaves the known hosts', () => {
    const known = /^(\/films\/|https:\/\/www\.(youtube|tiktok)\.com\/)[\w@./?=-]*$/;
    const parts = fc.constantFrom(
      'https://',
      'www.youtube.com',
      'youtu.be',
      'www.tiktok.com',
      '/watch?v=',
      '/shorts/',
      '/@user/video/',
      '123456789',
      'films/',
      '..',
      '"',
      '<',
      '@',
      ':',
      '%00',
      '\\',
      '#',
      ' ',
    );
    const address = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(parts).map((list) => list.join('')),
    );
    fc.assert(
      fc.property(address, (text) => {
        const video = parseVideoAddress(text);
        if (!video) return;
        expect(video.original).toMatch(known);
        if (video.kind === 'film') return;
        expect(new URL(playerAddress(video, moving)).origin).toBe(playerOrigins[video.kind]);
      }),
    );
  });
});

describe('the address of a player', () => {
  const youtube: EmbedAddress = { kind: 'youtube', id: 'aBc-_123xyz', original: '' };
  const tiktok: EmbedAddress = { kind: 'tiktok', id: '7000000000000000101', original: '' };

  test('YouTube plays from the no-cookie host with what the place asks for', () => {
    const address = playerAddress(youtube, moving, 'https://lasakita.example');
    expect(address).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aBc-_123xyz\?/);
    expect(parametersOf(address)).toMatchObject({
      autoplay: '1',
      mute: '1',
      loop: '1',
      playlist: 'aBc-_123xyz',
      playsinline: '1',
      controls: '0',
      origin: 'https://lasakita.example',
    });
  });

  test('YouTube is given no playlist and no sound off where the place asks for none', () => {
    const parameters = parametersOf(playerAddress(youtube, { ...still, controls: true }));
    expect(parameters).toMatchObject({ autoplay: '0', mute: '0', loop: '0', controls: '1' });
    expect(parameters).not.toHaveProperty('playlist');
    expect(parameters).not.toHaveProperty('origin');
  });

  test('TikTok plays in its player frame', () => {
    const address = playerAddress(tiktok, moving);
    expect(address).toMatch(/^https:\/\/www\.tiktok\.com\/player\/v1\/7000000000000000101\?/);
    expect(parametersOf(address)).toMatchObject({ autoplay: '1', muted: '1', loop: '1' });
  });
});

describe('the address of a film’s file', () => {
  test.each([
    ['https://films.example/fries.mp4', 'video/mp4'],
    ['/media/fries.webm?v=2', 'video/webm'],
    ['films/fries.mp4', 'video/mp4'],
  ])('%j is a film', (address, type) => {
    expect(parseFilmFile(address)).toEqual({
      kind: 'film',
      sources: [{ src: address, type }],
      original: address,
    });
  });

  test.each([
    'http://films.example/fries.mp4',
    'javascript:alert(1)//.mp4',
    'data:video/mp4,.mp4',
    '/fries.mov',
    '/watch?v=fries.mp4',
    '',
  ])('%j is none', (address) => {
    expect(parseFilmFile(address)).toBeUndefined();
  });
});
