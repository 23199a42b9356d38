import { describe, expect, test } from 'vitest';
import { editorOrigins, editorSettings } from '../../admin/settings';

describe('the editor saves', () => {
  test('in a folder alone, where no git host is named, and asks nobody', () => {
    const settings = editorSettings({});
    expect(settings.host).toBe('none');
    expect(editorOrigins(settings)).toEqual([]);
  });

  test('at a git host, signed in by a token', () => {
    const settings = editorSettings({ ADMIN_REPO: 'github:company/site' });
    expect(settings.backend).toEqual({
      name: 'github',
      repo: 'company/site',
      branch: 'main',
      auth_methods: ['token'],
    });
    expect(editorOrigins(settings)).toContain('https://api.github.com');
  });

  test('at a host of one’s own, with a sign-in', () => {
    const settings = editorSettings({
      ADMIN_REPO: 'gitlab:group/part/site',
      ADMIN_HOST: 'https://git.company.example/',
      ADMIN_APP_ID: 'abc',
      ADMIN_BRANCH: 'live',
    });
    expect(settings.backend).toEqual({
      name: 'gitlab',
      repo: 'group/part/site',
      branch: 'live',
      api_root: 'https://git.company.example/api/v4',
      base_url: 'https://git.company.example',
      app_id: 'abc',
      auth_type: 'pkce',
    });
    expect(editorOrigins(settings)).toEqual(['https://git.company.example']);
  });

  test.each(['company/site', 'svn:company/site', 'github:site'])('never at %s', (repo) => {
    expect(() => editorSettings({ ADMIN_REPO: repo })).toThrow('such as github:company/site');
  });
});
