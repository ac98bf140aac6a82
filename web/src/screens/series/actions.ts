import { callApi, api, idempotencyKey } from "../../api/client";
import type { Series } from "../../api/types";

const params = ({ id }: Series) => ({ path: { series_id: id }, header: idempotencyKey() });

export const markReady = (series: Series): Promise<Series> =>
  callApi(() => api.POST("/v1/series/{series_id}/ready", { params: params(series) }));

export const withdrawFromSeries = (series: Series): Promise<Series> =>
  callApi(() => api.POST("/v1/series/{series_id}/withdraw", { params: params(series) }));

export const cancelSeries = (series: Series): Promise<Series> =>
  callApi(() => api.POST("/v1/series/{series_id}/cancel", { params: params(series) }));
