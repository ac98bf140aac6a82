import { answered, api, idempotencyKey } from "../../api/client";
import type { Series } from "../../api/types";

const params = ({ id }: Series) => ({ path: { series_id: id }, header: idempotencyKey() });

export const sayReady = (series: Series): Promise<Series> =>
  answered(() => api.POST("/v1/series/{series_id}/ready", { params: params(series) }));

export const withdraw = (series: Series): Promise<Series> =>
  answered(() => api.POST("/v1/series/{series_id}/withdraw", { params: params(series) }));

export const callOff = (series: Series): Promise<Series> =>
  answered(() => api.POST("/v1/series/{series_id}/cancel", { params: params(series) }));
