import { none, type Chapter } from './requirement';

const ELSEWHERE = 'ビデオ通話は外のサービスの部屋で行い、このアプリにもサーバーにもWebRTCがありません。';

export const WEBRTC: Chapter = {
  number: 'V17',
  name: 'WebRTC',
  requirements: [
    none('17.1.1', 2, 'TURNの行き先を限る', ELSEWHERE),
    none('17.2.1', 2, 'DTLSの鍵を管理する', ELSEWHERE),
    none('17.2.2', 2, 'DTLSの暗号を限る', ELSEWHERE),
    none('17.2.3', 2, 'SRTPの認証を確かめる', ELSEWHERE),
    none('17.2.4', 2, '壊れたSRTPに耐える', ELSEWHERE),
    none('17.3.1', 2, '合図の洪水に耐える', ELSEWHERE),
    none('17.3.2', 2, '壊れた合図に耐える', ELSEWHERE),
  ],
};
