import { request } from '@/shared/api';

const POSTS = '/api/forum/posts';

const one = (id: number) => `${POSTS}/${id}`;

export const setSaved = (id: number, isSaved: boolean) => request(isSaved ? 'PUT' : 'DELETE', `${one(id)}/save`);
